import { describe, expect, test } from 'vitest';
import { displayedGstInRupees } from '#src/features/payment/lib/gst.ts';
import { reviewDate } from '#src/features/reviews/lib/labels.ts';
import { dayOfMonth, longDate, shortMonth, twelveHourTime } from '#src/shared/lib/event-labels.ts';
import { formatRupees } from '#src/shared/lib/format.ts';

describe('formatRupees', () => {
  test.each([
    [149, '₹149'],
    [1999, '₹1,999'],
    [125000, '₹1,25,000'],
    [26.82, '₹26.82'],
  ])('writes %d as %s', (rupees, text) => expect(formatRupees(rupees)).toBe(text));
});

describe('displayedGstInRupees', () => {
  test.each([
    [149, 26.82],
    [199, 35.82],
    [299, 53.82],
    [499, 89.82],
  ])('is 18%% of %d', (amount, gst) => expect(displayedGstInRupees(amount)).toBe(gst));
});

describe('twelveHourTime', () => {
  test.each([
    ['00:05', '12:05 AM'],
    ['09:00', '9:00 AM'],
    ['12:00', '12:00 PM'],
    ['18:30', '6:30 PM'],
    ['23:59', '11:59 PM'],
  ])('writes %s as %s', (time, text) => expect(twelveHourTime(time)).toBe(text));
});

test('an event keeps its calendar day in every zone', () => {
  expect(longDate('2026-12-12')).toBe('Saturday, 12 December 2026');
  expect([shortMonth('2026-03-01'), dayOfMonth('2026-03-01')]).toEqual(['MAR', '01']);
});

test('a review written late in the evening in London has the date of India', () => {
  expect(reviewDate('2026-11-20T20:00:00Z')).toBe('21 Nov 2026');
});
