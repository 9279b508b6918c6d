import { beforeEach, expect, test } from 'vitest';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();

beforeEach(async () => {
  await people.service.from('reviews').delete().neq('title', '').throwOnError();
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
