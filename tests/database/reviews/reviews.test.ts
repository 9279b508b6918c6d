import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import { hostileTexts } from '../support/hostile-values.ts';
import { aReview, type Row } from '../support/sample-rows.ts';
import { countOf } from '../support/stored-count.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();
beforeEach(async () => {
  await forgetWrites(backend);
  await people.service.from('reviews').delete().neq('title', '').throwOnError();
});

const write = (changes: Row = {}) =>
  people.student.client.from('reviews').insert(aReview({ user_id: people.student.id, ...changes }));

const storedReviews = () => countOf(people.service, 'reviews');

const summary = async () => (await people.visitor.rpc('review_summary').throwOnError()).data as Row;

describe('a student can write', () => {
  test.each(['Dean', 'Director', 'Principal', 'Training & Placement Officer', 'Student', 'Others'])(
    'as %s',
    async (designation) => {
      expect((await write({ designation })).error).toBeNull();
    },
  );

  test('markup, emoji and other scripts, which are kept as they are', async () => {
    const content = '<b>Best</b> session 👩🏽‍🎓 – बहुत अच्छा <script>alert(1)</script>';
    await write({ content });
    const { data } = await people.visitor.from('reviews').select('content').single();
    expect(data).toEqual({ content });
  });

  test('the same review again after a lost answer, and finds that it is there', async () => {
    const { id } = aReview();
    await write({ id });
    expect((await write({ id })).error?.code).toBe('23505');
    expect(await storedReviews()).toBe(1);
  });
});

describe('a student cannot', () => {
  const wrong: [what: string, changes: Row][] = [
    ['give no star', { rating: 0 }],
    ['give six stars', { rating: 6 }],
    ['give minus one star', { rating: -1 }],
    ['give four and a half stars', { rating: 4.5 }],
    ['give a word as stars', { rating: 'five' }],
    ['give no rating', { rating: null }],
    ['write as a designation that is none', { designation: 'Astronaut' }],
    ['write as nobody', { designation: null }],
    ['write five thousand characters', { content: 'a'.repeat(5000) }],
  ];
  test.each(wrong)('%s', async (_what, changes) => {
    expect((await write(changes)).error).not.toBeNull();
    expect(await storedReviews()).toBe(0);
  });

  test.each(hostileTexts)('write %s', async (_what, text) => {
    for (const column of ['title', 'content', 'reviewer_name']) {
      expect((await write({ [column]: text })).error).not.toBeNull();
    }
    expect(await storedReviews()).toBe(0);
  });

  test('write in the name of someone else', async () => {
    expect((await write({ user_id: people.otherStudent.id })).error?.code).toBe('42501');
    expect(await storedReviews()).toBe(0);
  });

  test('choose when it was written', async () => {
    await write({ created_at: '2001-01-01T00:00:00Z' });
    const { data } = await people.visitor.from('reviews').select('created_at').single();
    expect(data?.created_at).not.toMatch(/^2001/);
  });

  test('turn all reviews into their own, or delete them', async () => {
    await people.service
      .from('reviews')
      .insert(aReview({ user_id: people.otherStudent.id, rating: 2 }))
      .throwOnError();
    const { client, id } = people.student;
    await client.from('reviews').update({ user_id: id, rating: 5 }).neq('rating', 5);
    await client.from('reviews').delete().neq('rating', 0);
    const { data } = await people.visitor.from('reviews').select('user_id, rating').single();
    expect(data).toEqual({ user_id: people.otherStudent.id, rating: 2 });
  });
});

describe('the summary', () => {
  test('of no reviews is zero', async () => {
    expect(await summary()).toEqual({
      count: 0,
      average: 0,
      stars_1: 0,
      stars_2: 0,
      stars_3: 0,
      stars_4: 0,
      stars_5: 0,
    });
  });

  test('is what one would count by hand, to one decimal', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 }),
        async (ratings) => {
          await people.service.from('reviews').delete().neq('title', '').throwOnError();
          await people.service
            .from('reviews')
            .insert(ratings.map((rating) => aReview({ rating, user_id: people.student.id })))
            .throwOnError();
          const starsOf = (level: number) => ratings.filter((rating) => rating === level).length;
          const sum = ratings.reduce((total, rating) => total + rating, 0);
          expect(await summary()).toEqual({
            count: ratings.length,
            average: Math.round((sum * 10) / ratings.length) / 10,
            stars_1: starsOf(1),
            stars_2: starsOf(2),
            stars_3: starsOf(3),
            stars_4: starsOf(4),
            stars_5: starsOf(5),
          });
        },
      ),
      { numRuns: 30 },
    );
  });

  test('counts more than the thousand rows that one answer can hold', async () => {
    await backend.query(
      `insert into public.reviews (user_id, rating, title, content, reviewer_name, designation)
       select $1, 4, 'Good', 'Good', 'Rohan', 'Student' from generate_series(1, 1001)`,
      [people.student.id],
    );
    expect(await summary()).toMatchObject({ count: 1001, average: 4, stars_4: 1001 });
    const { data } = await people.visitor.from('reviews').select('rating');
    expect(data).toHaveLength(1000);
  });
});
