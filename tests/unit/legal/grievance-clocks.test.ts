import { expect, test } from 'vitest';
import { acknowledgeClock, settleClock } from '../../../src/features/legal/lib/grievance-clocks.ts';

const grievance = {
  acknowledge_by: '2026-12-12T06:30:00+00:00',
  settle_by: '2027-01-10T06:30:00+00:00',
  acknowledged_at: null as string | null,
  settled_at: null as string | null,
};
const at = (time: string) => Date.parse(`${time}+00:00`);

test.each([
  ['2026-12-10T06:30:00', '48 hours left', false],
  ['2026-12-12T05:00:00', '1 hour left', false],
  ['2026-12-12T06:29:00', 'less than an hour left', false],
  ['2026-12-12T06:31:00', 'Overdue by less than an hour', true],
  ['2026-12-15T08:00:00', 'Overdue by 3 days', true],
])('at %s the clock to acknowledge says: %s', (time, words, isLate) => {
  expect(acknowledgeClock(grievance, at(time))).toEqual({ isDone: false, isLate, words });
});

test('a month is counted in days', () => {
  expect(settleClock(grievance, at('2026-12-11T06:30:00')).words).toBe('30 days left');
});

test('what is done says whether it was in time', () => {
  const done = { ...grievance, acknowledged_at: '2026-12-12T06:29:00+00:00' };
  const now = at('2027-02-01T00:00:00');
  expect(acknowledgeClock(done, now)).toEqual({
    isDone: true,
    isLate: false,
    words: 'Done in time',
  });
  const late = { ...grievance, settled_at: '2027-01-10T06:31:00+00:00' };
  expect(settleClock(late, now)).toEqual({ isDone: true, isLate: true, words: 'Done late' });
});
