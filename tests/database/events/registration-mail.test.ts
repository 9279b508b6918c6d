import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../support/people.ts';
import { anEvent, aRegistration, type Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

let event: Row;
useBackend();
beforeEach(async () => {
  await people.service.from('outbox').delete().neq('kind', '').throwOnError();
  event = anEvent({ status: 'approved', link: 'https://college.example/about' });
  await people.service.from('events').insert(event).throwOnError();
});

const register = ({ client, id }: Person, changes: Row = {}) =>
  client
    .from('event_registrations')
    .insert(aRegistration({ event_id: event['id'], user_id: id, ...changes }));

const cancel = ({ client, id }: Person) =>
  client.from('event_registrations').delete().eq('user_id', id).eq('event_id', event['id']);

async function mails(): Promise<Row[]> {
  const { data } = await people.service
    .from('outbox')
    .select('kind, recipient, payload, sent_at')
    .order('created_at')
    .throwOnError();
  return data as Row[];
}

test('someone who registers gets one mail that says what it is about', async () => {
  await register(people.student, { user_email: 'rohan@college.example' }).throwOnError();
  expect(await mails()).toEqual([
    {
      kind: 'event_registration',
      recipient: 'rohan@college.example',
      sent_at: null,
      payload: {
        user_name: 'Rohan Sharma',
        event: {
          id: event['id'],
          title: event['title'],
          event_date: event['event_date'],
          event_time: event['event_time'],
          venue: event['venue'],
          link: 'https://college.example/about',
          updated_at: expect.stringMatching(/^\d{4}-/),
        },
      },
    },
  ]);
});

test('a registration that is refused queues no mail', async () => {
  await register(people.student).throwOnError();
  const { error } = await register(people.student);
  expect(error?.code).toBe('23505');
  expect(await mails()).toHaveLength(1);
});

test('someone who cancels before the mail went out gets none, and one when they register again', async () => {
  await register(people.student).throwOnError();
  await cancel(people.student).throwOnError();
  expect(await mails()).toEqual([]);
  await register(people.student, { user_email: 'right@college.example' }).throwOnError();
  expect(await mails()).toMatchObject([{ recipient: 'right@college.example' }]);
});

test('nobody can make more than three mails for an event', async () => {
  for (let time = 1; time <= 5; time++) {
    await register(people.student, { user_email: `someone${time}@else.example` }).throwOnError();
    await backend.query('update public.outbox set sent_at = now()');
    await cancel(people.student).throwOnError();
  }
  expect(await mails()).toHaveLength(3);
  await register(people.otherStudent).throwOnError();
  expect(await mails()).toHaveLength(4);
});

test('when an event is deleted, its registrations and the mails about them that were not sent go with it', async () => {
  await register(people.student).throwOnError();
  await register(people.otherStudent).throwOnError();
  await people.admin.client.from('events').delete().eq('id', event['id']).throwOnError();
  expect((await mails()).map(({ kind }) => kind)).not.toContain('event_registration');
  const left = await people.service
    .from('event_registrations')
    .select('id')
    .eq('event_id', event['id'])
    .throwOnError();
  expect(left.data).toEqual([]);
});
