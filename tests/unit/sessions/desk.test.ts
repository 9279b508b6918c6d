import { expect, test } from 'vitest';
import {
  choicesFor,
  groupByDay,
  phaseOf,
  splitComing,
} from '#src/features/sessions/lib/desk-days.ts';
import { dayHeading, isoWeekday } from '#src/features/sessions/lib/desk-labels.ts';
import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';
import { daysSince } from '#src/shared/lib/dates/since.ts';

const session = (part: Partial<DeskSession> = {}): DeskSession => ({
  id: 'one',
  status: 'booked',
  starts_at: '2026-11-24T12:30:00Z',
  ends_at: '2026-11-24T13:00:00Z',
  lost_start: null,
  reminded_at: null,
  payments: {
    customer_name: 'Ishita Verma',
    customer_email: 'ishita@example.com',
    customer_phone: '9876543210',
    mentorshiptype: 'interview_preparation',
    payment_status: 'paid',
    paid_at: '2026-11-20T12:00:00Z',
    under_18: false,
    guardian_name: null,
    guardian_email: null,
  },
  ...part,
});

const before = Date.parse('2026-11-24T12:00:00Z');
const during = Date.parse('2026-11-24T12:40:00Z');
const after = Date.parse('2026-11-24T13:00:00Z');

test('a time is written in India’s time, with its day', () => {
  expect(momentInWords('2026-11-24T12:30:00Z')).toBe('Tue 24 Nov, 6:00 pm IST');
  expect(momentInWords('2026-11-24T18:30:00Z')).toBe('Wed 25 Nov, 12:00 am IST');
});

test('a day has its name, and the two next ones say so', () => {
  expect(dayHeading('2026-11-24', '2026-11-24')).toBe('Today, Tuesday 24 Nov');
  expect(dayHeading('2026-11-25', '2026-11-24')).toBe('Tomorrow, Wednesday 25 Nov');
  expect(dayHeading('2026-11-29', '2026-11-24')).toBe('Sunday 29 Nov');
  expect(isoWeekday('2026-11-29')).toBe(7);
});

test('how long ago a payment came is counted in days of the calendar', () => {
  expect(daysSince('2026-11-23T20:00:00Z', '2026-11-24')).toBe('today');
  expect(daysSince('2026-11-23T10:00:00Z', '2026-11-24')).toBe('1 day');
  expect(daysSince('2026-11-20T10:00:00Z', '2026-11-24')).toBe('4 days');
});

test('moments are grouped by their day in India', () => {
  const days = groupByDay(['2026-11-24T12:30:00Z', '2026-11-24T20:00:00Z'], (moment) => moment);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25']);
});

test('sessions are today’s, of the next seven days, or later', () => {
  const on = (day: string) => session({ id: day, starts_at: `${day}T12:30:00Z` });
  const { today, next, later } = splitComing(
    ['2026-11-24', '2026-11-25', '2026-12-01', '2026-12-02'].map(on),
    '2026-11-24',
  );
  expect(today.map(({ id }) => id)).toEqual(['2026-11-24']);
  expect(next.map(({ day }) => day)).toEqual(['2026-11-25', '2026-12-01']);
  expect(later.map(({ day }) => day)).toEqual(['2026-12-02']);
});

test('a session is before, now or over', () => {
  expect([before, during, after].map((now) => phaseOf(session(), now))).toEqual([
    'before',
    'now',
    'over',
  ]);
});

test('before it begins a session can be joined, moved and cancelled, and not judged', () => {
  const { join, move, cancel, done, noShow } = choicesFor(session(), before);
  expect({ join, move, cancel, done, noShow }).toEqual({
    join: true,
    move: true,
    cancel: true,
    done: false,
    noShow: false,
  });
});

test('once it has begun the mentor says whether it took place', () => {
  expect(choicesFor(session(), during)).toMatchObject({ join: true, cancel: false, done: true });
  expect(choicesFor(session(), after)).toMatchObject({
    join: false,
    done: true,
    noShow: true,
    missed: true,
  });
  const missed = session({ status: 'no_show_buyer' });
  expect(choicesFor(missed, after)).toMatchObject({ done: true, noShow: false, move: false });
});

test('a session that its buyer cancelled can get a new time and nothing else', () => {
  const choices = choicesFor(session({ status: 'cancelled_by_buyer' }), before);
  expect(Object.entries(choices).filter(([, can]) => can)).toEqual([['move', true]]);
});
