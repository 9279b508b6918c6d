import { expect, test } from 'vitest';
import { timeElsewhere } from '#src/features/sessions/lib/other-zone.ts';
import {
  longMoment,
  momentInWords,
  nearMoment,
  timeSpan,
} from '#src/features/sessions/lib/time-words.ts';

const evening = '2026-11-24T12:30:00.000Z';

test('a time is said as it is in India', () => {
  expect(momentInWords(evening)).toBe('Tue 24 Nov, 6:00 pm IST');
  expect(longMoment(evening)).toBe('Tuesday 24 November, 6:00 pm');
  expect(momentInWords('2026-11-24T18:30:00+00:00')).toBe('Wed 25 Nov, 12:00 am IST');
});

test.each([
  ['2026-11-24T12:30:00Z', '2026-11-24T13:00:00Z', '6:00 to 6:30 pm'],
  ['2026-11-24T06:15:00Z', '2026-11-24T06:45:00Z', '11:45 am to 12:15 pm'],
])('from %s to %s is %s', (start, end, words) => expect(timeSpan(start, end)).toBe(words));

test.each([
  ['2026-11-23T18:30:00Z', 'Today, 6:00 pm'],
  ['2026-11-23T18:29:00Z', 'Tomorrow, 6:00 pm'],
  ['2026-11-22T18:29:00Z', 'Tue 24 Nov, 6:00 pm'],
])('at %s it is %s', (now, words) => expect(nearMoment(evening, Date.parse(now))).toBe(words));

test.each([
  ['Europe/London', { time: '12:30 pm', place: 'London' }],
  ['America/Argentina/Buenos_Aires', { time: '9:30 am', place: 'Buenos Aires' }],
  ['Pacific/Auckland', { time: 'Wed 1:30 am', place: 'Auckland' }],
  ['UTC', { time: '12:30 pm', place: 'UTC' }],
])('someone in %s reads what their own clock says', (zone, said) =>
  expect(timeElsewhere(evening, zone)).toEqual(said),
);

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo'])(
  'where the clock says the same as in India nothing is added: %s',
  (zone) => expect(timeElsewhere(evening, zone)).toBeUndefined(),
);
