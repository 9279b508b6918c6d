import { describe, expect, test } from 'vitest';
import { dayFromToday } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { change, event, sendAll, told, useRegistered, waiting } from './event-mails.ts';

useRegistered();

const changed = () => `event_changed ${people.student.email}`;
const setLink = (link: string) =>
  people.admin.client
    .from('event_joining_links')
    .upsert({ event_id: event['id'], link })
    .throwOnError();

test('who is registered reads what an event was and what it is now; nobody else is told', async () => {
  await change({ event_date: dayFromToday(11), event_time: '17:00', venue: 'Library' });
  expect(await waiting()).toEqual([
    {
      kind: 'event_changed',
      recipient: people.student.email,
      copy_to: null,
      payload: {
        user_name: 'Rohan Sharma',
        was: {
          event_date: event['event_date'],
          event_time: '18:30',
          venue: 'Seminar hall, Jaipur',
          link: 'https://college.example/about',
        },
        event: {
          id: event['id'],
          title: event['title'],
          event_date: dayFromToday(11),
          event_time: '17:00',
          venue: 'Library',
          link: 'https://college.example/about',
          updated_at: expect.stringMatching(/^\d{4}-/),
        },
      },
    },
  ]);
});

describe('a change of', () => {
  test.each([
    ['the date', { event_date: dayFromToday(12) }],
    ['the time', { event_time: '09:00' }],
    ['the place', { venue: 'Online' }],
    ['the link that is all it has', { link: 'https://college.example/other' }],
  ])('%s is told', async (_, changes) => {
    await change(changes);
    expect(await told()).toEqual([changed()]);
  });

  test.each([
    ['the title', { title: 'Mock interview evening' }],
    ['the description', { description: 'Eight panels.' }],
    ['nothing', { venue: 'Seminar hall, Jaipur' }],
  ])('%s is not told', async (_, changes) => {
    await change(changes);
    expect(await told()).toEqual([]);
  });

  test('the joining link is told, in the same mail as the rest', async () => {
    await change({ venue: 'Online' });
    await setLink('https://meet.example/first');
    await setLink('https://meet.example/second');
    const [mail, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(mail?.payload.was).toMatchObject({
      venue: 'Seminar hall, Jaipur',
      link: 'https://college.example/about',
    });
    expect(mail?.payload.event).toMatchObject({
      venue: 'Online',
      link: 'https://meet.example/second',
    });
  });

  test('the public link is not told where another link leads to the event', async () => {
    await setLink('https://meet.example/first');
    await sendAll();
    await change({ link: 'https://college.example/other' });
    expect(await told()).toEqual([]);
  });
});
