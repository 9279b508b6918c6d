import { expect, test } from 'vitest';
import { placeInView } from '#src/features/courses/lib/reading-place.ts';

test('the part that begins below the edge of the window is the one that is read', () => {
  expect(placeInView([-200, 50, 400, 900], 50)).toBe(2);
});

test('going back to a part does not count the end of the one before it', () => {
  expect(placeInView([-200, 50.4, 400], 50)).toBe(2);
});

test('who is past the text, at the quiz, has read its last part', () => {
  expect(placeInView([-900, -400, 20], 50)).toBe(2);
});

test('a text without parts has one place', () => {
  expect(placeInView([], 50)).toBe(0);
});
