import { expect, test } from 'vitest';
import { orderFragment, orderInFragment } from '#src/shared/lib/carried-order.ts';

test.each([
  { mentorshipType: 'resume_preparation', submissionId: '3f2a91bc-0000-4000-8000-00000000ffff' },
  { mentorshipType: 'end_to_end_course', submissionId: undefined },
])('a choice comes out of an address as it went in: $mentorshipType', (order) => {
  expect(orderInFragment(orderFragment(order))).toEqual(order);
});

test('an address without a choice carries none', () => {
  expect(orderInFragment('')).toEqual({ mentorshipType: '', submissionId: undefined });
});
