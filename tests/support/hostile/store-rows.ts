import type { Query } from '../browser/database-proxy.ts';
import type { HostileRows } from './row-words.ts';

/** Puts the rows in the place of those that are there, through all checks and triggers of the tables. */
export async function storeRows(database: Query, rows: HostileRows, now: number): Promise<void> {
  await database('delete from public.events');
  await database('delete from public.blog_posts');
  await database('delete from public.reviews');
  await database('delete from public.lessons');
  await database('delete from public.course_modules');
  const insert = (table: string, list: object[]) => {
    const columns = Object.keys(list[0]!).join(', ');
    return database(
      `insert into public.${table} (${columns})
       select ${columns} from json_populate_recordset(null::public.${table}, $1::json)`,
      [JSON.stringify(list)],
    );
  };
  const user = '00000000-0000-4000-8000-000000000000';
  await database(
    `insert into auth.users (id, aud, role, email)
     values ($1, 'authenticated', 'authenticated', 'student@example.com') on conflict do nothing`,
    [user],
  );

  await insert(
    'events',
    rows.events.map((row, index) => ({
      ...row,
      event_date: dayOf(index, now),
      event_time: '18:30',
      audience: ['students', 'tpo', 'both'][index % 3],
      status: 'approved',
    })),
  );
  await insert(
    'blog_posts',
    rows.posts.map(({ former_slug, heading, text, ...row }, index) => ({
      ...row,
      slug: former_slug,
      content: articleHtml(heading, text),
      publishedat: new Date(now - (index + 1) * 60_000).toISOString(),
    })),
  );
  // A trigger keeps the former ones.
  await database(
    `update public.blog_posts set slug = moved.slug
     from json_to_recordset($1::json) as moved (id uuid, slug text) where moved.id = blog_posts.id`,
    [JSON.stringify(rows.posts.map(({ id, slug }) => ({ id, slug })))],
  );
  await storeLessons(database, insert, rows.lessons);
  await insert(
    'reviews',
    rows.reviews.map((row, index) => ({
      ...row,
      user_id: user,
      rating: (index % 5) + 1,
      created_at: new Date(now - index * 60_000).toISOString(),
    })),
  );
}

type Insert = (table: string, list: object[]) => Promise<unknown>;

async function storeLessons(database: Query, insert: Insert, lessons: HostileRows['lessons']) {
  const [course] = await database<{ id: string }>(
    `select id from public.courses where slug = 'resume-mastery'`,
  );
  const [first] = lessons;
  const part = { id: first!.id, course_id: course!.id, position: 1 };
  await insert('course_modules', [{ ...part, title: first!.module, created_at: 'now' }]);
  await insert(
    'lessons',
    lessons.map(({ module: _module, heading, text, ...row }, index) => ({
      ...row,
      course_id: course!.id,
      module_id: part.id,
      position: index,
      body: articleHtml(heading, text),
      word_count: 0,
      status: 'published',
      is_free: true,
      unlock_after_days: 0,
      created_at: 'now',
      updated_at: 'now',
    })),
  );
}

/** Half of them are over. None is so near that it could be over before the second build. */
function dayOf(index: number, now: number): string {
  const days = 3 + index / 8;
  const day = new Date(now + (index % 2 ? days : -days) * 24 * 60 * 60 * 1000);
  return day.toISOString().slice(0, 10);
}

const articleHtml = (heading: string, text: string) =>
  ['One', 'Two', heading]
    .map((part) => `<h2>${escapeHtml(part)}</h2><p>${escapeHtml(text)}</p>`)
    .join('');

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
