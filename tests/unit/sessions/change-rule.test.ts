import { expect, test } from 'vitest';
import { changeRule } from '#src/features/sessions/messages/change-rule.ts';
import { sessionRefusal } from '#src/features/sessions/messages/refusals.ts';
import { refundRules } from '#src/shared/messages/refund-rules.ts';

test.each([
  [24, 1, 'You can move a session once, or cancel it, until 24 hours before it begins.'],
  [1, 2, 'You can move a session twice, or cancel it, until 1 hour before it begins.'],
  [0, 3, 'You can move a session 3 times, or cancel it, until it begins.'],
  [48, 0, 'A session cannot be moved. You can cancel it until 48 hours before it begins.'],
])('with %i hours and %i moves people read: %s', (changeUntilHours, movesAllowed, words) => {
  const rules = { changeUntilHours, movesAllowed };
  expect(changeRule(rules)).toBe(`${words} Cancelling gives the time back, not the money.`);
  // Who is too late is refused in the same words.
  const limit = /until .+?begins/.exec(words)?.[0];
  expect(sessionRefusal('too_late', rules).message).toContain(limit);
});

test('without the rules people read where to find them', () => {
  expect(changeRule(undefined)).toContain('The page of your session');
});

test('what the mentor cancels comes back in full', () => {
  expect(refundRules.byMentor).toContain('all of your money comes back');
});
