import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageRating, countRatings } from '#src/features/reviews/lib/ratings.ts';
import { reviewSummarySchema } from '#src/features/reviews/schemas/review.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();

const starsOf = (ratings: number[]) => {
  const count = (level: number) => ratings.filter((rating) => rating === level).length;
  return {
    stars_1: count(1),
    stars_2: count(2),
    stars_3: count(3),
    stars_4: count(4),
    stars_5: count(5),
  };
};

async function store(ratings: number[], isHidden: boolean): Promise<void> {
  await backend.query(
    `insert into public.reviews (user_id, rating, title, content, reviewer_name, designation, hidden_reason)
     select $1, rating, 'Good', 'Good', 'Rohan', 'Student', $3
     from unnest($2::smallint[]) as rating`,
    [people.student.id, ratings, isHidden ? 'Advertising' : null],
  );
}

test('the database and the pages count and round in the same way, with hidden reviews and for every caller', async () => {
  const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 300, size: 'max' });
  await fc.assert(
    fc.asyncProperty(ratings, ratings, async (shown, hidden) => {
      await backend.query('delete from public.reviews');
      await store(shown, false);
      await store(hidden, true);
      const stars = starsOf(shown);
      const expected = { ...stars, count: countRatings(stars), average: averageRating(stars) };
      for (const client of [people.visitor, people.student.client, people.admin.client]) {
        const { data } = await client.rpc('review_summary').throwOnError();
        expect(reviewSummarySchema.parse(data)).toEqual(expected);
      }
    }),
    { numRuns: 60 },
  );
});
