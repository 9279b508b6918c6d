import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { designations } from '#src/features/reviews/schemas/review.ts';
import type { Row } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { allPages, type Listed, page, put } from './review-pages.ts';

useBackend();

beforeEach(async () => {
  await people.service.from('reviews').delete().neq('title', '').throwOnError();
});

const orders = {
  newest: (a: Listed, b: Listed) => backwards(a, b),
  oldest: (a: Listed, b: Listed) => backwards(b, a),
  best: (a: Listed, b: Listed) => b.rating - a.rating || backwards(a, b),
  worst: (a: Listed, b: Listed) => a.rating - b.rating || backwards(a, b),
};

const backwards = (a: Listed, b: Listed) =>
  compare(Date.parse(b.created_at), Date.parse(a.created_at)) || compare(b.id, a.id);

const compare = <Value extends string | number>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);

describe('the pages of the list', () => {
  test('hold every shown review once, in each order and through each filter', async () => {
    const review = fc.record({
      rating: fc.integer({ min: 1, max: 5 }),
      designation: fc.constantFrom(...designations),
      // Few moments, so that many reviews share one.
      created_at: fc.integer({ min: 1, max: 4 }).map((day) => `2026-03-0${day}T10:00:00+00:00`),
      hidden_reason: fc.constantFrom(null, null, null, 'Advertising'),
    });
    const filter = fc.record(
      {
        with_rating: fc.integer({ min: 1, max: 5 }),
        with_designation: fc.constantFrom(...designations),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(review, { minLength: 1, maxLength: 90 }),
        filter,
        fc.constantFrom(...(Object.keys(orders) as (keyof typeof orders)[])),
        async (rows, wanted, order) => {
          await people.service.from('reviews').delete().neq('title', '').throwOnError();
          await put(rows);
          const { data } = await people.service
            .from('reviews')
            .select()
            .is('hidden_at', null)
            .throwOnError();
          const expected = ((data ?? []) as Listed[])
            .filter(({ rating }) => rating === (wanted.with_rating ?? rating))
            .filter(({ designation }) => designation === (wanted.with_designation ?? designation))
            .sort(orders[order]);
          const pages = await allPages({ ...wanted, in_order: order });
          expect(pages.flat().map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
          for (const each of pages.slice(0, -1)) expect(each).toHaveLength(30);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('continue at the same place when others write or withdraw reviews', async () => {
    await put(
      Array.from({ length: 40 }, (_, day) => ({
        created_at: `2026-03-${pad(day % 28)}T0${day % 10}:00:00Z`,
      })),
    );
    const first = await page();
    const last = first.at(-1)!;
    await put([{ created_at: '2026-12-01T00:00:00Z' }]);
    await people.service.from('reviews').delete().eq('id', last.id).throwOnError();
    const second = await page({
      after_rating: last.rating,
      after_created_at: last.created_at,
      after_id: last.id,
    });
    expect(second).toHaveLength(10);
    const seen = new Set(first.map(({ id }) => id));
    expect(second.filter(({ id }) => seen.has(id))).toEqual([]);
  });

  test('never weigh more than 50 kB, however long the reviews are', async () => {
    const long = '"नमस्ते😀\n'.repeat(444);
    await put(
      Array.from({ length: 20 }, () => ({ content: long, title: '😀'.repeat(200), answer: long })),
    );
    const pages = await allPages();
    expect(pages.flat()).toHaveLength(20);
    for (const each of pages) {
      expect(Buffer.byteLength(JSON.stringify(each))).toBeLessThanOrEqual(50_000);
    }
  });

  test('say nothing of who wrote, and nothing of hidden reviews, no matter who asks', async () => {
    await put([{ hidden_reason: 'Advertising' }, { answer: 'Thank you.' }]);
    for (const client of [people.visitor, people.student.client, people.admin.client]) {
      const { data } = await client.rpc('list_reviews').throwOnError();
      const [review, ...others] = data as Row[];
      expect(others).toEqual([]);
      expect(review).toMatchObject({ answer: 'Thank you.', has_next: false });
      expect(Object.keys(review ?? {})).not.toContain('user_id');
    }
  });

  test.each([
    ['an unknown order', { in_order: 'random() desc; drop table public.reviews' }],
    ['a rating that is none', { with_rating: 'five' }],
    ['an id that is none', { after_id: 'x', after_rating: 1, after_created_at: 'now' }],
  ])('refuse %s', async (_what, options) => {
    const { error } = await people.visitor.rpc('list_reviews', options);
    expect(error).not.toBeNull();
  });
});

const pad = (day: number) => String(day + 1).padStart(2, '0');
