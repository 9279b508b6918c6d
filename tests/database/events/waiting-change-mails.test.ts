import { describe, expect, test } from 'vitest';
import { dayFromToday } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  cancel,
  change,
  decide,
  event,
  register,
  sendAll,
  told,
  useRegistered,
  waiting,
} from './event-mails.ts';

useRegistered();

const changed = () => `event_changed ${people.student.email}`;

describe('an event that changes twice', () => {
  test('before the mail went out is one mail, from the first to the last', async () => {
    await change({ event_time: '17:00' });
    await change({ event_time: '16:00', venue: 'Library' });
    const [mail, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(mail?.payload.was).toMatchObject({
      event_time: '18:30',
      venue: 'Seminar hall, Jaipur',
    });
    expect(mail?.payload.event).toMatchObject({ event_time: '16:00', venue: 'Library' });
  });

  test('and is as it was again is no mail', async () => {
    await change({ event_time: '17:00' });
    await change({ venue: 'Library' });
    await change({ event_time: '18:30', venue: 'Seminar hall, Jaipur' });
    expect(await told()).toEqual([]);
  });

  test('after the first mail went out is another one', async () => {
    await change({ event_time: '17:00' });
    await sendAll();
    await change({ event_time: '18:30' });
    const [mail] = await waiting();
    expect(mail?.payload.was).toMatchObject({ event_time: '17:00' });
    expect(mail?.payload.event).toMatchObject({ event_time: '18:30' });
  });

  test('while the first mail is just being sent is another one', async () => {
    await change({ event_time: '17:00' });
    await backend.query(`update public.outbox set attempts = 1 where kind = 'event_changed'`);
    await change({ event_time: '16:00' });
    expect(await told()).toEqual([changed(), changed()]);
  });

  test('tells somebody who registered in between only of what came after', async () => {
    await change({ event_time: '17:00' });
    await register(people.otherStudent);
    await backend.query(
      `update public.outbox set sent_at = now() where recipient = 'other@college.example'`,
    );
    await change({ event_time: '18:30' });
    const mails = await waiting();
    expect(mails.map(({ recipient }) => recipient)).toEqual([people.otherStudent.email]);
    expect(mails[0]?.payload.was).toMatchObject({ event_time: '17:00' });
  });
});

test('a registration that was not sent yet says the new facts itself', async () => {
  await register(people.otherStudent);
  await change({ venue: 'Library' });
  expect(await told()).toEqual([changed(), `event_registration ${people.otherStudent.email}`]);
  expect((await waiting())[1]?.payload.event).toMatchObject({ venue: 'Library' });
});

test('who cancels is not told of a change that waits', async () => {
  await change({ venue: 'Library' });
  await cancel(people.student);
  expect(await told()).toEqual([]);
});

describe('a mail about a change', () => {
  const minutes = async () => {
    const [row] = await backend.query<{ waits: number; lasts: boolean }>(
      `select round(extract(epoch from next_attempt_at - now()) / 60)::integer as waits,
         expires_at = ((payload -> 'was' ->> 'event_date')::date + time '18:30') at time zone 'Asia/Kolkata' as lasts
       from public.outbox where kind = 'event_changed'`,
    );
    return row;
  };

  test('waits for ten minutes, and is dropped when both days have begun', async () => {
    await change({ event_date: dayFromToday(3) });
    expect(await minutes()).toEqual({ waits: 10, lasts: true });
  });

  test('does not wait when people may be on their way', async () => {
    await backend.query(
      `update public.events set
         event_date = (now() at time zone 'Asia/Kolkata' + interval '1 hour')::date,
         event_time = to_char(now() at time zone 'Asia/Kolkata' + interval '1 hour', 'HH24:MI')
       where id = $1`,
      [event['id']],
    );
    await sendAll();
    await backend.query(`delete from public.outbox where kind = 'event_changed'`);
    await change({ venue: 'Library' });
    expect((await minutes())?.waits).toBe(0);
  });
});

describe('nobody is told of', () => {
  test('an event that is over', async () => {
    await change({ event_date: dayFromToday(-1) });
    expect(await told()).toEqual([]);
    await change({ venue: 'Library' });
    expect(await told()).toEqual([]);
  });

  test('an event that an admin has marked as past', async () => {
    await change({ is_past_event: true });
    await change({ venue: 'Library' });
    expect(await told()).toEqual([]);
  });

  test('an event that is not approved', async () => {
    await decide('pending');
    await sendAll();
    await change({ venue: 'Library' });
    expect(await told()).toEqual([]);
  });
});
