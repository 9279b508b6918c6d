import { describe, expect, test } from 'vitest';
import { displayedGstInRupees } from '#src/features/payment/lib/gst.ts';
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
