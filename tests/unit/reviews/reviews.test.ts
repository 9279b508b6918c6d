import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageRating, countRatings } from '../../../src/features/reviews/lib/ratings.ts';
import { reviewCount, reviewDate, starLabel } from '../../../src/features/reviews/lib/labels.ts';
import { reviewFormSchema } from '../../../src/features/reviews/schemas/form.ts';
import { thatFit } from '../../../src/features/reviews/sections/prebuilt-reviews.ts';

const stars = (
  stars_1: number,
  stars_2: number,
  stars_3: number,
  stars_4: number,
  stars_5: number,
) => ({
  stars_1,
  stars_2,
  stars_3,
  stars_4,
  stars_5,
});

describe('averageRating', () => {
  test.each([
    ['none', stars(0, 0, 0, 0, 0), 0],
    ['one', stars(0, 0, 0, 1, 0), 4],
    ['a quarter, which rounds up', stars(0, 0, 0, 3, 1), 4.3],
    ['a third', stars(0, 0, 0, 2, 1), 4.3],
    ['many', stars(100_000, 0, 0, 0, 100_001), 3],
  ])('of %s', (_what, counts, average) => {
    expect(averageRating(counts)).toBe(average);
  });

  test('is between the lowest and the highest', () => {
    const count = fc.nat(1_000_000);
    fc.assert(
      fc.property(count, count, count, count, count, (...counts) => {
        const average = averageRating(stars(...counts));
        expect(average === 0).toBe(countRatings(stars(...counts)) === 0);
        expect(average).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('the words', () => {
  test('count one and many', () => {
    expect(reviewCount(1)).toBe('1 review');
    expect(reviewCount(124_000)).toBe('1,24,000 reviews');
    expect(starLabel(1)).toBe('1 star');
    expect(starLabel(5)).toBe('5 stars');
  });

  test('name the day in India', () => {
    expect(reviewDate('2026-12-11T18:30:00Z')).toBe('12 Dec 2026');
    expect(reviewDate('2026-12-11T18:29:59Z')).toBe('11 Dec 2026');
  });
});

describe('the form', () => {
  const review = {
    reviewer_name: ' Kavya Nair ',
    designation: 'Student',
    rating: '4',
    title: 'Worth it',
    content: 'Two lines.\nOr three.',
  };

  test('makes a review of what was typed', () => {
    expect(reviewFormSchema.parse(review)).toEqual({
      ...review,
      reviewer_name: 'Kavya Nair',
      rating: 4,
    });
  });

  test.each([
    ['no stars', { rating: undefined }],
    ['six stars', { rating: '6' }],
    ['half a star', { rating: '0.5' }],
    ['an unknown designation', { designation: 'Astronaut' }],
    ['a blank name', { reviewer_name: '\u200b ' }],
    ['a title of 201 characters', { title: 'a'.repeat(201) }],
    ['a direction override', { content: 'abc \u202e def' }],
  ])('refuses %s', (_what, change) => {
    expect(reviewFormSchema.safeParse({ ...review, ...change }).success).toBe(false);
  });
});

describe('the prebuilt list', () => {
  const review = (content: string) => ({
    id: content.slice(0, 8),
    rating: 5,
    title: 'Good',
    content,
    reviewer_name: 'Rohan',
    designation: 'Student',
    created_at: '2026-12-11T18:30:00Z',
    edited_at: null,
    answer: null,
    answered_at: null,
  });

  test('holds fewer reviews when they are long, and never none', () => {
    expect(thatFit(Array.from({ length: 30 }, () => review('Short.')))).toHaveLength(30);
    expect(thatFit(Array.from({ length: 30 }, () => review('a'.repeat(4000))))).toHaveLength(2);
    expect(thatFit([review('a'.repeat(20_000))])).toHaveLength(1);
    expect(thatFit([])).toEqual([]);
  });
});
