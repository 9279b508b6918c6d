import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostileTexts } from '../support/hostile-values.ts';
import { invitePeople, type People, type Person } from '../support/people.ts';
import { anEvent, aRegistration, dayFromToday, type Row } from '../support/sample-rows.ts';
import { countOf } from '../support/stored-count.ts';
import { openTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let people: People;
let event: Row;
beforeAll(async () => {
  backend = await openTestBackend();
  people = await invitePeople(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
  event = await addEvent();
});

async function addEvent(changes: Row = {}) {
  const row = anEvent({ status: 'approved', ...changes });
  await people.service.from('events').insert(row).throwOnError();
  return row;
}

const register = ({ id, client }: Person, changes: Row = {}) =>
  client
    .from('event_registrations')
    .insert(aRegistration({ event_id: event['id'], user_id: id, ...changes }));

async function registrationsOf(row: Row) {
  const { data } = await people.service
    .from('event_registrations')
    .select('user_id')
    .eq('event_id', row['id'])
    .throwOnError();
  return (data ?? []).map(({ user_id }: { user_id: string }) => user_id);
}

describe('a student', () => {
  test('can register, once', async () => {
    expect((await register(people.student)).error).toBeNull();
    expect((await register(people.student)).error?.code).toBe('23505');
    expect(await registrationsOf(event)).toEqual([people.student.id]);
  });

  test('who clicks ten times is registered once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(people.student)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === '23505')).toHaveLength(9);
    expect(await registrationsOf(event)).toEqual([people.student.id]);
  });

  test('can register on the day itself', async () => {
    event = await addEvent({ event_date: dayFromToday(0) });
    expect((await register(people.student)).error).toBeNull();
  });

  const closed: [what: string, changes: Row][] = [
    ['a pending event', { status: 'pending' }],
    ['a rejected event', { status: 'rejected' }],
    ['an event of yesterday', { event_date: dayFromToday(-1) }],
    ['an event marked as past', { is_past_event: true }],
  ];
  test.each(closed)('cannot register for %s by its id', async (_what, changes) => {
    event = await addEvent(changes);
    expect((await register(people.student)).error?.code).toBe('42501');
    expect(await registrationsOf(event)).toEqual([]);
  });

  test('cannot register for an event that does not exist', async () => {
    expect((await register(people.student, { event_id: anEvent()['id'] })).error).not.toBeNull();
  });

  test('cannot register someone else', async () => {
    const { error } = await register(people.student, { user_id: people.otherStudent.id });
    expect(error?.code).toBe('42501');
    expect(await registrationsOf(event)).toEqual([]);
  });

  test("cannot read, take over or cancel another's registration", async () => {
    await register(people.otherStudent);
    const registrations = () => people.student.client.from('event_registrations');
    const found = registrations().select('id').eq('event_id', event['id']);
    expect((await found).data).toEqual([]);
    expect((await found.like('user_email', '%')).data).toEqual([]);
    await registrations().update({ user_id: people.student.id }).eq('event_id', event['id']);
    await registrations().delete().eq('event_id', event['id']);
    await registrations().delete().neq('user_name', '');
    expect(await registrationsOf(event)).toEqual([people.otherStudent.id]);
  });

  test('can cancel and register again', async () => {
    await register(people.student);
    await people.student.client
      .from('event_registrations')
      .delete()
      .eq('event_id', event['id'])
      .throwOnError();
    expect(await registrationsOf(event)).toEqual([]);
    expect((await register(people.student)).error).toBeNull();
  });
});

describe('an admin', () => {
  test('reads and deletes all registrations of an event', async () => {
    await register(people.student);
    await register(people.otherStudent);
    const { client } = people.admin;
    const read = await client.from('event_registrations').select().eq('event_id', event['id']);
    expect(read.data).toHaveLength(2);
    await client.from('event_registrations').delete().eq('event_id', event['id']).throwOnError();
    expect(await registrationsOf(event)).toEqual([]);
  });

  test('who deletes an event deletes its registrations', async () => {
    await register(people.student);
    await people.admin.client.from('events').delete().eq('id', event['id']).throwOnError();
    expect(await registrationsOf(event)).toEqual([]);
  });

  test('who deletes it while people register leaves nobody without an event', async () => {
    await Promise.all([
      register(people.student),
      people.admin.client.from('events').delete().eq('id', event['id']),
      register(people.otherStudent),
    ]);
    expect(await registrationsOf(event)).toEqual([]);
  });
});

describe('nobody can register', () => {
  const wrong: [what: string, changes: Row][] = [
    ['without a name', { user_name: null }],
    ['without a college', { college_name: null }],
    ['with an address that is none', { user_email: 'rohan@college' }],
    ['with a phone number of nine characters', { phone_number: '982901234' }],
    ['with a word as a phone number', { phone_number: 'my brother has it' }],
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
     select $1, id, 'Guest', email, 'MBM University', '98290 12345' from people`,
    [event['id']],
  );
  const { data } = await people.service.from('event_registrations').select('id').limit(5000);
  expect(data).toHaveLength(1000);
  expect(await countOf(people.service, 'event_registrations')).toBeGreaterThanOrEqual(1100);
});
