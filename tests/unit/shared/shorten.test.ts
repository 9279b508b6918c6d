import { describe, expect, test } from 'vitest';
import { foundPost } from '#src/build/blog/search-index.ts';
import { firstCharacters, shorten } from '#src/shared/lib/shorten.ts';

test('the beginning of a text ends with a whole character', () => {
  expect(firstCharacters('😀😀😀', 4)).toBe('😀😀');
  expect(firstCharacters('😀😀😀', 5)).toBe('😀😀');
  expect(firstCharacters('😀', 9)).toBe('😀');
  expect(firstCharacters('नमस्ते', 3)).toBe('नमस');
});

test('a long text ends after a word, whatever separates the words', () => {
  expect(shorten('Short.', 10)).toBe('Short.');
  expect(shorten('Clear and kind to everyone', 17)).toBe('Clear and kind…');
  expect(shorten('Clear and kind\n\nto everyone', 17)).toBe('Clear and kind…');
  expect(shorten('A-word-that-does-not-end', 10)).toBe('A-word-th…');
});

describe.each([20, 21, 22, 23])('%i of a long row of emoji', (maximum) => {
  const row = `a${'😀'.repeat(100)}`;
  test('are whole in the head, in cards and in the search', () => {
    const excerpt = `${'a'.repeat(maximum)}${row}`;
    const post = { slug: 'a', title: 'A', publishedat: '2026-01-01T00:00:00Z', excerpt };
    for (const text of [shorten(row, maximum), foundPost(post).excerpt]) {
      expect(text.isWellFormed(), text).toBe(true);
      expect(text).toMatch(/😀…$/u);
    }
  });
});
