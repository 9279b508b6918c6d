import { expect, test } from 'vitest';
import { bytesOfBase64 } from '#src/shared/lib/base64.ts';
import {
  countLabel,
  lessonsLabel,
  momentLabel,
  personOf,
  sumOf,
} from '#src/features/courses/lib/mentor-labels.ts';

test('a moment is written in India’s time', () => {
  expect(momentLabel('2026-11-23T08:41:00Z')).toBe('23 Nov 2026, 2:11 pm');
  expect(momentLabel('2026-11-23T18:30:00Z')).toBe('24 Nov 2026, 12:00 am');
});

test('a learner without a name is called by their address', () => {
  expect(personOf({ name: 'Kavya Nair', email: 'kavya@example.com' })).toBe('Kavya Nair');
  expect(personOf({ name: ' ', email: 'kavya@example.com' })).toBe('kavya@example.com');
  expect(personOf({ name: null, email: null })).toBe('A learner');
});

test('a count says where counting ended', () => {
  expect(countLabel(0, 10_000)).toBe('0');
  expect(countLabel(9_999, 10_000)).toBe('9,999');
  expect(countLabel(10_000, 10_000)).toBe('10,000+');
});

test('the points of a mark are summed up while they are chosen', () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf(['3', '', '10', '0'])).toBe(13);
});

test('nobody has completed more lessons than there are', () => {
  expect(lessonsLabel(3, 8)).toBe('3 of 8 lessons');
  expect(lessonsLabel(9, 8)).toBe('8 of 8 lessons');
  expect(lessonsLabel(0, 1)).toBe('0 of 1 lesson');
  expect(lessonsLabel(0, 0)).toBe('0 of 0 lessons');
});

test('a file comes out of the database as it went in', () => {
  const file = new Uint8Array(256).map((_, index) => index);
  expect(bytesOfBase64(Buffer.from(file).toString('base64'))).toEqual(file);
});
