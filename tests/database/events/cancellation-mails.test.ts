import { describe, expect, test } from 'vitest';
import { aGuardian, dayFromToday } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  change,
  decide,
  deleteEvent,
  event,
  register,
  sendAll,
  told,
  useRegistered,
  waiting,
} from './event-mails.ts';

useRegistered();

const cancelled = () => `event_cancelled ${people.student.email}`;

test('who is registered is told at once when an event is deleted, without its link', async () => {
  await deleteEvent();
  expect(await waiting()).toEqual([
    {
      kind: 'event_cancelled',
      recipient: people.student.email,
      copy_to: null,
      payload: {
        user_name: 'Rohan Sharma',
        event: {
          id: event['id'],
          title: event['title'],
          event_date: event['event_date'],
          event_time: '18:30',
          venue: 'Seminar hall, Jaipur',
          updated_at: expect.stringMatching(/^\d{4}-/),
        },
      },
    },
  ]);
  const [due] = await backend.query(
    `select next_attempt_at <= now() as now, expires_at > now() as lasts
     from public.outbox where kind = 'event_cancelled'`,
  );
  expect(due).toEqual({ now: true, lasts: true });
});

test.each(['rejected', 'pending'])('who is registered is told when it is %s', async (status) => {
  await decide(status);
  expect(await told()).toEqual([cancelled()]);
  await deleteEvent();
  expect(await told(), 'once').toEqual([cancelled()]);
});

test('nobody is told when it takes place after all, before the mail went out', async () => {
  await decide('rejected');
  await decide('approved');
  expect(await told()).toEqual([]);
});

test('a cancellation takes the place of what waits, and names the day that people know', async () => {
  await register(people.otherStudent);
  await change({ event_date: dayFromToday(20) });
  await deleteEvent();
  expect(await told()).toEqual([`event_cancelled ${people.otherStudent.email}`, cancelled()]);
  const days = (await waiting()).map(({ payload }) => payload.event['event_date']);
  expect(days).toEqual([dayFromToday(20), event['event_date']]);
});

test.each([
  ['is over', { event_date: dayFromToday(-1) }],
  ['an admin has marked as past', { is_past_event: true }],
])('nobody is told when an event is deleted that %s', async (_, changes) => {
  await change(changes);
  await deleteEvent();
  expect(await told()).toEqual([]);
});

describe('an address that nobody confirmed', () => {
  const stranger = 'victim@else.example';

  test('is written to where the registration was', async () => {
    await register(people.otherStudent, { user_email: stranger });
    await sendAll();
    await change({ venue: 'Library' });
    expect(await told()).toContain(`event_changed ${stranger}`);
    await deleteEvent();
    expect(await told()).toContain(`event_cancelled ${stranger}`);
  });

  test('is not written to where it had too many mails for the registration already', async () => {
    await register(people.otherStudent, { user_email: stranger });
    await backend.query(`delete from public.outbox where recipient = $1`, [stranger]);
    await change({ venue: 'Library' });
    await deleteEvent();
    expect(await told()).toEqual([cancelled()]);
  });

  test('is told at the one of the account where the registration was written there', async () => {
    const { email } = people.otherStudent;
    await register(people.otherStudent, { user_email: stranger });
    await backend.query(`update public.outbox set recipient = $2 where recipient = $1`, [
      stranger,
      email,
    ]);
    await sendAll();
    await change({ venue: 'Library' });
    expect(await told()).toContain(`event_changed ${email}`);
    await deleteEvent();
    expect(await told()).toEqual([`event_cancelled ${email}`, cancelled()]);
  });
});

test('a parent reads what a student under 18 is told', async () => {
  await register(people.otherStudent, aGuardian());
  await sendAll();
  await change({ venue: 'Library' });
  const copies = async () => (await waiting()).map(({ kind, copy_to }) => [kind, copy_to]);
  const parent = aGuardian()['guardian_email'];
  expect(await copies()).toEqual([
    ['event_changed', parent],
    ['event_changed', null],
  ]);
  await deleteEvent();
  expect(await copies()).toEqual([
    ['event_cancelled', parent],
    ['event_cancelled', null],
  ]);
});

test('who deletes the account is not told of an event any more', async () => {
  await deleteEvent();
  await backend.query('delete from auth.users where id = $1', [people.student.id]);
  expect(await told()).toEqual([]);
});
