import { expect, test } from 'vitest';
import { indiaTime, postStatus, timeFromIndia } from '#src/features/blog/lib/schedule.ts';

test('a time is chosen and shown as it is in India', () => {
  expect(timeFromIndia('2027-01-31T00:15')).toBe('2027-01-30T18:45:00.000Z');
  expect(indiaTime('2027-01-30T18:45:00.000Z')).toBe('2027-01-31T00:15');
});

test('an empty field names no time', () => {
  expect(timeFromIndia('')).toBeUndefined();
});

test('a post is a draft, scheduled or published', () => {
  const now = Date.parse('2027-01-31T00:00:00Z');
  expect(postStatus(null, now)).toBe('draft');
  expect(postStatus('2027-01-31T00:00:01Z', now)).toBe('scheduled');
  expect(postStatus('2027-01-31T00:00:00Z', now)).toBe('published');
});
