import fc from 'fast-check';
import { designations } from '#src/features/reviews/schemas/review.ts';
import type { Query } from '../browser/database-proxy.ts';
import { hostileAddress, hostileSlug, hostileText } from './hostile-text.ts';
import type { HostileRows } from './row-words.ts';

const perEvent = 8;
const perPost = 8;
const perReview = 4;
const perLesson = 5;

/**
 * So many hostile strings in rows that the database accepts: each is tried by the rule of the column that it is for.
 * More reviews than the pages hold would never be seen.
 */
export async function hostileRows(
  database: Query,
  { strings, seed }: { strings: number; seed: number },
): Promise<HostileRows> {
  const reviews = 60;
  const lessons = 12;
  const left = strings - reviews * perReview - lessons * perLesson;
  const events = Math.ceil(left / 2 / perEvent);
  const posts = Math.ceil((left - events * perEvent) / perPost);
  let round = 0;

  /** `sql` says whether `value` can be stored. */
  const storable = async (
    arbitrary: fc.Arbitrary<string>,
    sql: string,
    count: number,
    isUnique = false,
  ) => {
    let found: string[] = [];
    while (found.length < count) {
      const tried = fc
        .sample(arbitrary, { seed: seed + (round += 1), numRuns: count * 2 })
        .filter((text) => text.isWellFormed() && !text.includes('\0'));
      const rows = await database<{ value: string }>(
        `select value from json_array_elements_text($1::json) with ordinality as tried (value, place)
         where ${sql} order by place`,
        [JSON.stringify(tried)],
      );
      found.push(...rows.map(({ value }) => value));
      if (isUnique) found = [...new Set(found)];
    }
    return found.slice(0, count);
  };
  const texts = (maximum: number, count: number) =>
    storable(hostileText, `private.is_text(value, ${maximum})`, count);
  // The table takes spaces around it away.
  const departments = (count: number) =>
    storable(hostileText, 'private.is_text(value, 120) and value = btrim(value)', count);
  const addresses = async (count: number) => {
    const found = await storable(hostileAddress, 'private.is_web_address(value)', count);
    return found.map((address, index) => (index % 4 === 3 ? null : address));
  };
  const slugs = await storable(hostileSlug, await slugRule(database), posts * 2, true);

  return {
    events: together(events, {
      id: ids(events, 'e'),
      title: await texts(200, events),
      description: await texts(4000, events),
      category: await texts(60, events),
      department: (await departments(events)).map((text, index) => (index % 5 ? text : null)),
      venue: await texts(200, events),
      poster_url: await addresses(events),
      recording_url: await addresses(events),
      link: await addresses(events),
    }),
    posts: together(posts, {
      id: ids(posts, 'b'),
      title: await texts(200, posts),
      slug: slugs.slice(0, posts),
      former_slug: slugs.slice(posts),
      excerpt: await texts(1000, posts),
      author: await texts(254, posts),
      coverimage: await addresses(posts),
      heading: await texts(200, posts),
      text: await texts(4000, posts),
    }),
    lessons: together(lessons, {
      id: ids(lessons, 'd'),
      slug: Array.from({ length: lessons }, (_, index) => `lesson-${index}`),
      module: await texts(120, lessons),
      title: await texts(120, lessons),
      summary: await texts(300, lessons),
      heading: await texts(200, lessons),
      text: await texts(4000, lessons),
    }),
    reviews: together(reviews, {
      id: ids(reviews, 'f'),
      title: await texts(200, reviews),
      content: await texts(4000, reviews),
      reviewer_name: await texts(120, reviews),
      designation: ids(reviews, '').map((_, index) => designations[index % designations.length]!),
      answer: (await texts(4000, reviews)).map((text, index) => (index % 3 ? text : null)),
    }),
  };
}

/** The words of the rows as lists, put together to rows. */
const together = <Row>(count: number, columns: { [Name in keyof Row]: Row[Name][] }): Row[] =>
  Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      Object.entries<unknown[]>(columns).map(([name, values]) => [name, values[index]]),
    ),
  ) as Row[];

/** The address of an event holds the first eight digits of its id. */
const ids = (count: number, kind: string) =>
  Array.from(
    { length: count },
    (_, index) =>
      `${kind}${index.toString(16).padStart(8 - kind.length, '0')}-0000-4000-8000-000000000000`,
  );

async function slugRule(database: Query): Promise<string> {
  const [constraint] = await database<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'blog_posts_slug_is_path_part'`,
  );
  return constraint!.definition.replace('CHECK', '').replaceAll(/\bslug\b/g, 'value');
}
