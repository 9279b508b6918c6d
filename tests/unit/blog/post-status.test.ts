import { expect, test } from 'vitest';
import { postStatus } from '#src/features/blog/lib/post-status.ts';

test('a post is a draft, scheduled or published', () => {
  const now = Date.parse('2027-01-31T00:00:00Z');
  expect(postStatus(null, now)).toBe('draft');
  expect(postStatus('2027-01-31T00:00:01Z', now)).toBe('scheduled');
  expect(postStatus('2027-01-31T00:00:00Z', now)).toBe('published');
});
