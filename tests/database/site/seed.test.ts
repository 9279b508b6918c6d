import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '#src/shared/lib/rich-text/lines.ts';
import { linesOfOwnHtml, readText } from '#src/shared/lib/rich-text/text.ts';
import { clientWith } from '../support/people.ts';
import {
  openRestartableBackend,
  siteUrl,
  type RestartableBackend,
} from '../support/test-backend.ts';

let backend: RestartableBackend;
beforeAll(async () => {
  backend = await openRestartableBackend({ seed: 'sample', confirmEmails: true });
});
afterAll(() => backend.close());

/** The values that a column of the sample has, each once. */
async function valuesOf(table: string, expression: string): Promise<unknown[]> {
  const rows = await backend.query<{ value: unknown }>(
    `select distinct ${expression} as value from public.${table} order by 1`,
  );
  return rows.map(({ value }) => value);
}

async function count(table: string, condition = 'true'): Promise<number> {
  const [row] = await backend.query<{ total: number }>(
    `select count(*)::integer as total from public.${table} where ${condition}`,
  );
  return row?.total ?? 0;
}

describe('the sample accounts', () => {
  test.each([
    ['admin@example.com', 'admin-password', 'Ananya Mehra', true],
    ['student@example.com', 'student-password', 'Rohan Sharma', false],
  ])('%s signs in with %s and is %s (admin: %s)', async (email, password, name, isAdmin) => {
    const client = clientWith(backend, backend.anonKey);
    const { error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    expect((await client.rpc('is_admin')).data).toBe(isAdmin);
    const { data } = await client.from('profiles').select('full_name').eq('email', email).single();
    expect(data).toEqual({ full_name: name });
  });

  test('are the only ones with a password', async () => {
    const rows = await backend.query<{ email: string }>(
      'select email from auth.users where encrypted_password is not null order by 1',
    );
    expect(rows.map(({ email }) => email)).toEqual(['admin@example.com', 'student@example.com']);
  });
});

describe('the sample shows every screen alive', () => {
  test('events: upcoming and past, each audience and status, with and without pictures and recordings', async () => {
    expect(await count('events')).toBeGreaterThanOrEqual(12);
    expect(await valuesOf('events', 'status')).toEqual(['approved', 'pending', 'rejected']);
    expect(await valuesOf('events', 'audience')).toEqual(['both', 'students', 'tpo']);
    const approved = (condition: string) => count('events', `status = 'approved' and ${condition}`);
    expect(await approved('event_date >= public.today_in_india()')).toBeGreaterThanOrEqual(5);
    expect(await approved('event_date < public.today_in_india()')).toBeGreaterThanOrEqual(4);
    for (const column of ['poster_url', 'recording_url', 'department', 'link']) {
      expect(await approved(`${column} is not null`)).toBeGreaterThan(0);
      expect(await approved(`${column} is null`)).toBeGreaterThan(0);
    }
    expect(await approved('is_past_event')).toBeGreaterThan(0);
    const categories = await valuesOf('event_categories', 'name');
    expect(categories).toEqual(expect.arrayContaining(await valuesOf('events', 'category')));
  });

  test('posters that the site serves itself', async () => {
    for (const poster of await valuesOf('events', "coalesce(poster_url, '')")) {
      if (poster === '') continue;
      expect(String(poster)).toMatch(`${siteUrl}/posters/`);
      const file = new URL(`../../../public${new URL(String(poster)).pathname}`, import.meta.url);
      expect((await readFile(file)).length).toBeLessThan(25_000);
    }
  });

  test('thirty reviews of all stars and designations, each by a person of their own', async () => {
    expect(await count('reviews')).toBe(30);
    expect(await valuesOf('reviews', 'rating')).toEqual([1, 2, 3, 4, 5]);
    expect(await valuesOf('reviews', 'designation')).toHaveLength(6);
    expect(await valuesOf('reviews', 'user_id')).toHaveLength(30);
  });

  test('inquiries of both kinds, and payments in every state', async () => {
    expect(await valuesOf('form_submissions', 'type')).toEqual(['college', 'individual']);
    expect(await valuesOf('form_submissions', 'goal')).toHaveLength(5);
    expect(await valuesOf('form_submissions', 'preferredmode')).toHaveLength(4);
    expect(await valuesOf('payments', 'payment_status')).toEqual([
      'expired',
      'failed',
      'paid',
      'pending',
      'refunded',
    ]);
  });

  test('nothing that is dated after today but is said to have happened', async () => {
    for (const table of [
      'reviews',
      'form_submissions',
      'payments',
      'event_registrations',
      'events',
    ]) {
      expect(await count(table, 'created_at > now()')).toBe(0);
    }
    expect(await count('blog_posts', 'publishedat > now()')).toBe(0);
  });
});

describe('the sample articles', () => {
  test('are eight, of 400 to 900 words, with a drawn cover each', async () => {
    const posts = await backend.query<{ slug: string; content: string; cover: number }>(
      'select slug, content, length(coverimage_data) as cover from public.blog_posts',
    );
    expect(posts).toHaveLength(8);
    for (const { slug, content, cover } of posts) {
      const lines = (await readText(content)).map(textOf);
      const words = lines.join(' ').split(/\s+/).length;
      expect(words, slug).toBeGreaterThanOrEqual(400);
      expect(words, slug).toBeLessThanOrEqual(900);
      expect(cover, slug).toBeLessThan((25_000 * 4) / 3);
    }
  });

  test('use nothing that the editor cannot make', async () => {
    const posts = await backend.query<{ content: string }>('select content from public.blog_posts');
    const elements = posts.flatMap(({ content }) => [
      ...JSDOM.fragment(content).querySelectorAll('*'),
    ]);
    const strange = elements.filter(
      (element) =>
        element.attributes.length > 0 || !element.matches('p, h2, h3, ul, ol, li, strong, em'),
    );
    expect(strange.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

describe('the sample courses', () => {
  test('are whole: 8 and 24 lessons of 300 to 700 words, each with a task, and six quizzes at least', async () => {
    const courses = await backend.query(
      `select courses.slug, count(*)::integer as lessons, count(task)::integer as tasks,
         count(*) filter (where is_free)::integer as free,
         bool_and(word_count between 300 and 700) as are_long_enough,
         count(*) filter (where exists (select from public.questions where lesson_id = lessons.id)) >= 6 as have_quizzes
       from public.lessons
       join public.courses on courses.id = course_id
       group by courses.slug
       order by lessons`,
    );
    const whole = { free: 1, are_long_enough: true, have_quizzes: true };
    expect(courses).toEqual([
      { slug: 'resume-mastery', lessons: 8, tasks: 8, ...whole },
      { slug: 'end-to-end-placement', lessons: 24, tasks: 24, ...whole },
    ]);
    expect(await count('lesson_files')).toBe(8);
  });

  test('have texts that the editor writes in the same way', async () => {
    const lessons = await backend.query<{ slug: string; body: string }>(
      'select slug, body from public.lessons',
    );
    const changed = lessons.filter(({ body }) => !linesOfOwnHtml(body.replaceAll('\n', '')));
    expect(changed.map(({ slug }) => slug)).toEqual([]);
  });

  test('are open to the sample student, who has finished two lessons of the first one', async () => {
    const client = clientWith(backend, backend.anonKey);
    await client.auth.signInWithPassword({
      email: 'student@example.com',
      password: 'student-password',
    });
    const { data } = await client.rpc('own_courses').throwOnError();
    expect(data).toMatchObject([
      { slug: 'resume-mastery', lesson_count: 8, completed_count: 2, ended_at: null },
    ]);
  });
});

test('a sample row that someone deleted does not come back at the next start', async () => {
  await backend.query(`delete from public.event_categories where name = 'Bootcamp'`);
  await backend.restart();
  expect(await count('event_categories', `name = 'Bootcamp'`)).toBe(0);
  expect(await count('reviews')).toBe(30);
});
