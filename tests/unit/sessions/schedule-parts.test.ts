import { expect, test } from 'vitest';
import { readHours } from '#src/features/sessions/lib/open-hours.ts';
import { changesOf } from '#src/features/sessions/lib/schedule-changes.ts';
import {
  draftOf,
  partsOf,
  partsOfStored,
  scheduleOf,
} from '#src/features/sessions/lib/schedule-parts.ts';
import { partLabel, partText } from '#src/features/sessions/messages/schedule-parts.ts';
import type { Schedule, ScheduleDraft } from '#src/features/sessions/schemas/schedule.ts';

const hours = (weekday: number | null, on_date: string | null, opens = '', closes = '') => ({
  weekday,
  on_date,
  opens_at: opens || null,
  closes_at: closes || null,
});

const stored: Schedule = {
  hours: readHours([
    hours(1, null, '18:00:00', '20:00:00'),
    hours(1, null, '22:00:00', '24:00:00'),
    hours(null, '2026-12-24'),
    hours(null, '2026-12-25'),
    hours(null, '2026-12-26', '10:00:00', '12:00:00'),
  ]),
  settings: {
    notice_hours: 12,
    horizon_days: 30,
    buffer_minutes: 10,
    sessions_per_day: 6,
    change_until_hours: 24,
    moves_allowed: 1,
    joining_link: 'https://meet.example/room',
  },
};

const seen = partsOfStored(stored);

function changed(change: (draft: ScheduleDraft) => void) {
  const draft = structuredClone(draftOf(seen));
  change(draft);
  return changesOf(seen, partsOf(draft));
}

const nothing = { hours: [], rules_seen: {}, rules: {} };

test('a form that changed nothing sends nothing', () => {
  expect(changed(() => undefined)).toEqual(nothing);
});

test('days off one after the other are one entry, and a day with hours is another', () => {
  expect(draftOf(seen).dates).toEqual([
    { on_date: '2026-12-24', last_date: '2026-12-25', ranges: [] },
    { on_date: '2026-12-26', last_date: '', ranges: [{ opens_at: '10:00', closes_at: '12:00' }] },
  ]);
});

test('a rule and the joining link are sent with what was seen, and no other', () => {
  expect(
    changed((draft) => {
      draft.rules.notice_hours = '6';
      draft.joining_link = ' ';
    }),
  ).toEqual({
    hours: [],
    rules_seen: { notice_hours: 12, joining_link: 'https://meet.example/room' },
    rules: { notice_hours: 6, joining_link: null },
  });
});

test('hours of a week are told apart by their beginning', () => {
  const change = (opens_at: string, was: string | null, wanted: string | null) => ({
    weekday: 1,
    opens_at,
    seen: was,
    wanted,
  });
  const { hours: later } = changed(({ week }) => {
    week[0]![0]!.closes_at = '21:00';
  });
  expect(later).toEqual([change('18:00', '20:00', '21:00')]);
  const { hours: moved } = changed(({ week }) => {
    week[0]![1]!.opens_at = '21:00';
  });
  expect(moved).toEqual([change('22:00', '24:00', null), change('21:00', null, '24:00')]);
});

test('a span of days off sends the days that are new', () => {
  const { hours: dates } = changed((draft) => {
    draft.dates[0]!.on_date = '2026-12-23';
    draft.dates.splice(1, 1);
  });
  expect(dates).toEqual([
    { on_date: '2026-12-26', seen: [['10:00', '12:00']], wanted: null },
    { on_date: '2026-12-23', seen: null, wanted: [] },
  ]);
});

test('what cannot be stored yet stays in the form, and is not sent', () => {
  const draft = draftOf(seen);
  draft.week[2]!.push({ opens_at: '', closes_at: '10:00' });
  draft.dates.push({ on_date: '2026-12-31', last_date: '2026-12-30', ranges: [] });
  const parts = partsOf(draft);
  expect(draftOf(parts)).toEqual(draft);
  expect(changesOf(seen, parts)).toEqual(nothing);
});

test('parts make the schedule that they came from', () => {
  expect(scheduleOf(seen)).toEqual(stored);
});

test('each part is named and told in words', () => {
  expect(Object.keys(seen).map(partLabel)).toEqual([
    'A time can be booked until … hours before it begins.',
    'Times are offered for the next … days.',
    'After each session, … minutes stay free.',
    'At most … sessions on one day.',
    'People can move or cancel until … hours before their session.',
    'Each session can be moved … times.',
    'Joining link',
    'Monday, from 6:00 pm',
    'Monday, from 10:00 pm',
    'Thu 24 Dec',
    'Fri 25 Dec',
    'Sat 26 Dec',
  ]);
  expect(partText('1 18:00', '20:00')).toBe('to 8:00 pm');
  expect(partText('1 18:00', undefined)).toBe('not open');
  expect(partText('2026-12-26', seen['2026-12-26'])).toBe('10:00 am to 12:00 pm');
  expect(partText('2026-12-26', [])).toBe('day off');
  expect(partText('2026-12-26', undefined)).toBe('as in every week');
  expect(partText('notice_hours', '12')).toBe('12');
});
