import { describe, expect, test } from 'vitest';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { isPastEvent } from '#src/shared/lib/event-timing.ts';
import { clientWith } from '../support/people.ts';
import { timingCases } from '../support/timing-cases.ts';
import { ask, backend, useDatabase } from './asked-database.ts';

useDatabase();

describe('the day in India', () => {
  test.each(timingCases)(
    'at $now an event on $event_date (marked as past: $is_past_event) is past: $isPast',
    async ({ now, today, event_date, is_past_event, isPast }) => {
      expect(todayInIndia(new Date(now))).toBe(today);
      expect(isPastEvent({ event_date, is_past_event }, today)).toBe(isPast);

      expect(await ask('private.date_in_india($1::timestamptz)::text', now)).toBe(today);
      const expression = 'private.is_past_event($1::date, $2::boolean, $3::date)';
      expect(await ask(expression, event_date, is_past_event, today)).toBe(isPast);
    },
  );

  test('anyone can ask the database for it', async () => {
    const visitor = clientWith(backend, backend.anonKey);
    expect((await visitor.rpc('today_in_india')).data).toBe(todayInIndia());
  });
});
