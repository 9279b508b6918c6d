import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { textOf } from '#src/shared/lib/rich-text/lines.ts';
import { linesOfOwnHtml, readText } from '#src/shared/lib/rich-text/text.ts';
import { clientWith } from '../support/people.ts';
import { backend, count, useSample } from './sample.ts';

useSample();

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
