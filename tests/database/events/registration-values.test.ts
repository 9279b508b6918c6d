import { beforeEach, describe, expect, test } from 'vitest';
import { hostileTexts } from '../support/hostile-values.ts';
import type { Person } from '../support/people.ts';
import { aRegistration, notMobile, type Row } from '../support/sample-rows.ts';
import { countOf } from '../support/stored-count.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { addEvent, registrationsOf } from './registered.ts';

let event: Row;

useBackend();

beforeEach(async () => {
  event = await addEvent();
});

const register = ({ id, client }: Person, changes: Row = {}) =>
  client
    .from('event_registrations')
    .insert(aRegistration({ event_id: event['id'], user_id: id, ...changes }));

describe('nobody can register', () => {
  const wrong: [what: string, changes: Row][] = [
    ['without a name', { user_name: null }],
    ['without a college', { college_name: null }],
    ['with an address that is none', { user_email: 'rohan@college' }],
    ['with a phone number of nine characters', { phone_number: '982901234' }],
    ['with a word as a phone number', { phone_number: 'my brother has it' }],
    ...notMobile.map((number): [string, Row] => [`with ${number}`, { phone_number: number }]),
  ];
  test.each(wrong)('%s', async (_what, changes) => {
    expect((await register(people.student, changes)).error?.code).toMatch(/^23/);
    expect(await registrationsOf(event)).toEqual([]);
  });

  test.each(hostileTexts)('with %s as a name', async (_what, user_name) => {
    expect((await register(people.student, { user_name })).error).not.toBeNull();
    expect(await registrationsOf(event)).toEqual([]);
  });
});

test('one answer has at most a thousand rows, and a count counts all', async () => {
  await backend.query(
    `with people as (
       insert into auth.users (id, email)
       select gen_random_uuid(), 'guest-' || number || '@college.example' from generate_series(1, 1100) as number
       returning id, email
     )
     insert into public.event_registrations (event_id, user_id, user_name, user_email, college_name, phone_number)
     select $1, id, 'Guest', email, 'MBM University', '9829012345' from people`,
    [event['id']],
  );
  const { data } = await people.service.from('event_registrations').select('id').limit(5000);
  expect(data).toHaveLength(1000);
  expect(await countOf(people.service, 'event_registrations')).toBeGreaterThanOrEqual(1100);
});
