import { describe, expect, test } from 'vitest';
import { earningsOf } from '../../../src/features/admin/lib/earnings.ts';
import { greetingAt } from '../../../src/features/admin/lib/greeting.ts';
import { waitingFor } from '../../../src/features/admin/lib/waiting-for.ts';

const month = (month: string, received: number, returned = 0, livemode = true) => ({
  month,
  livemode,
  paid: 2,
  received_in_paise: Math.round(received * 100),
  refunded: returned > 0 ? 1 : 0,
  returned_in_paise: Math.round(returned * 100),
});

describe('what was earned', () => {
  test('is what came in less what went back, by month and by the financial year of India', () => {
    const totals = [month('2026-11', 500, 100), month('2026-10', 300), month('2026-03', 900)];
    const earned = earningsOf(totals, '2026-11-26');
    expect(earned.thisMonth).toEqual({ month: '2026-11', rupees: 400, orders: 2 });
    expect(earned.lastMonth.rupees).toBe(300);
    expect(earned.year).toEqual({ name: '2026–27', rupees: 700, orders: 4 });
    expect(earned.months.map(({ rupees }) => rupees)).toEqual([
      0, 0, 0, 900, 0, 0, 0, 0, 0, 0, 300, 400,
    ]);
  });

  test('is exact to the paisa over a year of odd parts', () => {
    const totals = [
      month('2026-11', 149, 49.7),
      month('2026-10', 149, 0.1),
      month('2026-09', 0, 0.2),
    ];
    const earned = earningsOf(totals, '2026-11-26');
    expect(earned.thisMonth.rupees).toBe(99.3);
    expect(earned.year.rupees).toBe(248);
  });

  test('belongs until March to the year that began in April before', () => {
    const totals = [month('2027-03', 100), month('2026-04', 10), month('2026-03', 1)];
    expect(earningsOf(totals, '2027-03-31').year).toMatchObject({ name: '2026–27', rupees: 110 });
    expect(earningsOf(totals, '2027-04-01').year).toMatchObject({ name: '2027–28', rupees: 0 });
  });

  test('counts test money only as long as there is no other', () => {
    const test = month('2026-11', 500, 0, false);
    expect(earningsOf([test], '2026-11-26')).toMatchObject({ isTest: true });
    const both = earningsOf([test, month('2026-11', 70)], '2026-11-26');
    expect(both).toMatchObject({ isTest: false, thisMonth: { rupees: 70 } });
  });
});

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])('at %s o’clock the mentor reads %s', (hour, words) => {
  expect(greetingAt(hour)).toBe(words);
});

test('what waits is told with money and dates of the law first, and nothing that does not wait', () => {
  const nothing = {
    inquiries: 0,
    payments: 0,
    courses: 0,
    sessions: 0,
    events: 0,
    reviews: 0,
    grievances: 0,
    overdue: 0,
  };
  expect(waitingFor(nothing, 0)).toEqual([]);
  const some = waitingFor({ ...nothing, events: 2, grievances: 3, overdue: 1, payments: 1 }, 4);
  expect(some.map(({ what, count }) => [what, count])).toEqual([
    ['payments', 1],
    ['overdue', 1],
    ['grievances', 2],
    ['events', 2],
    ['changes', 4],
  ]);
});
