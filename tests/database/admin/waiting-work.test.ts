import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();

type Row = Record<string, unknown>;

const ask = async (name: string) =>
  (await people.admin.client.rpc(name).throwOnError()).data as unknown;
const waiting = async () => (await ask('waiting_work')) as Record<string, number>;

const anEvent = (changes: Row = {}): Row => ({
  id: randomUUID(),
  title: 'Resume clinic',
  description: 'Ten resumes, read out loud.',
  category: 'Webinar',
  event_date: '2099-03-04',
  event_time: '18:30',
  venue: 'Online',
  ...changes,
});

test('an admin is told how many things wait, and no more once they are dealt with', async () => {
  const before = await waiting();
  const event = anEvent({ status: 'pending' });
  await people.service.from('events').insert(event).throwOnError();
  await backend.query(
    `insert into public.grievances (ticket, created_at, name, email, topic, description)
     values ('', now() - interval '3 days', 'Kavya Nair', 'waits@students.example', 'other', 'Nobody answers.')`,
  );
  const after = await waiting();
  expect(after).toMatchObject({
    events: before['events']! + 1,
    grievances: before['grievances']! + 1,
    overdue: before['overdue']! + 1,
    courses: before['courses'],
    payments: before['payments'],
  });
  await people.admin.client.from('events').delete().eq('id', event['id']).throwOnError();
  await backend.query(`delete from public.grievances where email = 'waits@students.example'`);
  expect(await waiting()).toEqual(before);
});

test('an admin sees the events of today with how many are registered, and no others', async () => {
  const { data: today } = await people.admin.client.rpc('today_in_india').throwOnError();
  const event = anEvent({ event_date: today, status: 'approved' });
  const proposed = anEvent({ event_date: today, status: 'pending' });
  const later = anEvent({ status: 'approved' });
  await people.service.from('events').insert([event, proposed, later]).throwOnError();
  const entries = (await ask('todays_work')) as Row[];
  expect(entries.filter(({ id }) => id === event['id'])).toEqual([
    {
      kind: 'event',
      id: event['id'],
      begins: '18:30',
      name: 'Resume clinic',
      mentorshiptype: null,
      people: 0,
      resumes: null,
      questions: null,
    },
  ]);
  const ids = entries.map(({ id }) => id);
  expect(ids).not.toContain(proposed['id']);
  expect(ids).not.toContain(later['id']);
});

test.each(['waiting_work', 'todays_work'])('%s is for admins', async (name) => {
  expect((await people.student.client.rpc(name)).error?.code).toBe('42501');
  const { status } = await people.visitor.rpc(name);
  expect([401, 403, 404]).toContain(status);
});
