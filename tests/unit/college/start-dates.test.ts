import { expect, test } from 'vitest';
import { startDatesOn } from '#src/features/college/lib/start-dates.ts';

const dates = ['2025-06-02', '2025-06-16'];

test('a start that is over is not on sale', () => {
  expect(startDatesOn('2025-06-03', dates, false)).toEqual({
    onSale: ['2025-06-16'],
    hasNext: true,
  });
  expect(startDatesOn('2025-06-17', dates, false)).toEqual({ onSale: [], hasNext: false });
});

test('a start is on sale on its own day', () => {
  expect(startDatesOn('2025-06-16', dates, false).onSale).toEqual(['2025-06-16']);
});

test('the owner keeps dates that are over, and one can still ask for the next', () => {
  expect(startDatesOn('2026-11-26', dates, true)).toEqual({ onSale: dates, hasNext: false });
});
