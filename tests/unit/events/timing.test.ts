import { expect, test } from 'vitest';
import {
  calendarEvents,
  endedEarly,
  isPastEvent,
  pastEvents,
  upcomingEvents,
} from '#src/shared/lib/event-timing.ts';
import { timingCases } from '../../database/support/timing-cases.ts';

test.each(timingCases)('an event on $event_date is past or not at $now', (one) => {
  expect(isPastEvent(one, one.today)).toBe(one.isPast);
});

const event = (event_date: string, event_time: string, is_past_event = false) => ({
  event_date,
  event_time,
  is_past_event,
});
const today = '2026-03-14';
const morning = event('2026-03-14', '09:00');
const evening = event('2026-03-14', '18:30');
const tomorrow = event('2026-03-15', '08:00');
const yesterday = event('2026-03-13', '23:30');
const lastYear = event('2025-12-31', '10:00');
const marked = event('2026-03-20', '10:00', true);
const all = [lastYear, tomorrow, marked, evening, yesterday, morning];

test('upcoming events begin with the nearest', () => {
  expect(upcomingEvents(all, today)).toEqual([morning, evening, tomorrow]);
});

test('past events begin with the newest, and a marked one is past', () => {
  expect(pastEvents(all, today)).toEqual([marked, yesterday, lastYear]);
});

test.each([
  ['a date to come', '2026-03-20', true, true],
  ['today, which is not over', '2026-03-14', true, true],
  ['a date that is over', '2026-03-13', true, false],
  ['a date to come, without the mark', '2026-03-20', false, false],
])('a mark as past needs a word beside %s or not', (_words, date, isMarked, needsWord) => {
  expect(endedEarly(event(date, '10:00', isMarked), today)).toBe(needsWord);
});

test('a subscribed calendar has the last year, and no date on which nothing takes place', () => {
  const old = event('2025-03-13', '10:00');
  expect(calendarEvents([old, ...all], today)).toEqual([
    lastYear,
    tomorrow,
    evening,
    yesterday,
    morning,
  ]);
});
