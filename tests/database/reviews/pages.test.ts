import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { designations } from '#src/features/reviews/schemas/review.ts';
import { invitePeople, type People } from '../support/people.ts';
import { aReview, type Row } from '../support/sample-rows.ts';
import { openTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let people: People;
beforeAll(async () => {
  backend = await openTestBackend();
  people = await invitePeople(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await people.service.from('reviews').delete().neq('title', '').throwOnError();
});

interface Listed extends Row {
  id: string;
  rating: number;
  created_at: string;
  designation: string;
  has_next: boolean;
}

async function page(options: Row = {}): Promise<Listed[]> {
  const { data } = await people.visitor.rpc('list_reviews', options, { get: true }).throwOnError();
  return data as Listed[];
}

async function allPages(options: Row = {}): Promise<Listed[][]> {
  const pages = [await page(options)];
  for (;;) {
    const last = pages.at(-1)?.at(-1);
    if (!last?.has_next) return pages;
    pages.push(
      await page({
        ...options,
        after_rating: last.rating,
        after_created_at: last.created_at,
        after_id: last.id,
      }),
    );
  }
}

const put = (rows: Row[]) =>
  people.service
    .from('reviews')
    .insert(rows.map((row) => aReview({ user_id: people.student.id, ...row })))
    .throwOnError();

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

test('a page and the summary of many reviews read an index, not the table', async () => {
  await backend.query(
    `insert into public.reviews (user_id, rating, title, content, reviewer_name, designation, created_at)
     select $1, 1 + number % 5, 'Good', repeat('Good. ', 40), 'Rohan', 'Student', now() - make_interval(mins => number)
     from generate_series(1, 5000) as number`,
    [people.student.id],
  );
  await backend.query('vacuum analyze public.reviews');
  const plan = async (query: string) => {
    const lines = await backend.query<{ 'QUERY PLAN': string }>(`explain ${query}`);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  };
  expect(
    await plan(
      'select rating, count(*) from public.reviews where hidden_at is null group by rating',
    ),
  ).toMatch(/Index Only Scan/);
  for (const order of [
    'created_at desc, id desc',
    'created_at, id',
    'rating desc, created_at desc, id desc',
    'rating, created_at desc, id desc',
  ]) {
    expect(
      await plan(`select * from public.reviews where hidden_at is null order by ${order} limit 31`),
    ).not.toMatch(/Seq Scan|Sort/);
  }
});

const pad = (day: number) => String(day + 1).padStart(2, '0');
