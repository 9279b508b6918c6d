import { randomUUID } from 'node:crypto';
import { todayInIndia } from '../../../src/shared/lib/dates/india.ts';
import { test as base } from '../test.ts';
import { uniqueWord } from './unique-word.ts';

export interface StoredEvent {
  id: string;
  title: string;
  description: string;
  category: string;
  department: string | null;
  event_date: string;
  event_time: string;
  venue: string;
  audience: string;
  status: string;
  poster_url: string | null;
  recording_url: string | null;
  link: string | null;
  is_past_event: boolean;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** YYYY-MM-DD in India, so many days from today. */
export const dayFromToday = (days: number) =>
  todayInIndia(new Date(Date.now() + days * dayInMilliseconds));

/** The next event that has a page; what tests add meanwhile is younger than a day, and in no page. */
export const prebuiltEvent = `select id, title from public.events where status = 'approved' and not is_past_event
  and created_at < now() - interval '1 day' and event_date > public.today_in_india() order by event_date limit 1`;

/** Tests that need events of their own, which are gone when the test ends. */
export const test = base.extend<{
  addEvent: (changes?: Partial<StoredEvent>) => Promise<StoredEvent>;
}>({
  addEvent: async ({ database }, use) => {
    const ids: string[] = [];
    await use(async (changes = {}) => {
      const event: StoredEvent = {
        id: randomUUID(),
        title: `Resume clinic ${uniqueWord()}`,
        description: 'Bring one page and leave with three changes.',
        category: 'Workshop',
        department: null,
        event_date: dayFromToday(10),
        event_time: '18:30',
        venue: 'Seminar hall, Jaipur',
        audience: 'both',
        status: 'approved',
        poster_url: null,
        recording_url: null,
        link: null,
        is_past_event: false,
        ...changes,
      };
      const columns = Object.keys(event);
      await database(
        `insert into public.events (${columns.join(', ')})
         values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
        Object.values(event),
      );
      ids.push(event.id);
      return event;
    });
    // First who is registered, so that nobody is written to about it.
    await database('delete from public.event_registrations where event_id = any($1)', [ids]);
    await database('delete from public.events where id = any($1)', [ids]);
  },
});

export { expect } from '../test.ts';
