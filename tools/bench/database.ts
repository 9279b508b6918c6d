import postgres from 'postgres';
import { postSummaryColumns } from '#src/features/blog/schemas/post.ts';
import { publicEventColumns } from '#src/features/events/schemas/event.ts';
import { todayInIndia } from '#src/shared/lib/event-timing.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { prepare } from '../../local/backend/prepare.ts';
import {
  createNativeDatabase,
  openNativeDatabase,
} from '../../tests/database/support/native-database.ts';
import { findPostgres, startPostgres } from '../native-postgres.ts';
import { inMilliseconds, report } from './report.ts';

const limitInMilliseconds = 20;
const rounds = 40;

interface Question {
  name: string;
  sql: string;
  /** It asks for so much of a table that reading all of it is the quickest way, and Postgres knows. */
  isBulk?: true;
}

/** What the pages ask of 100 000 reviews and 10 000 events, as a visitor asks it. */
function questions(): Question[] {
  const today = `date '${todayInIndia()}'`;
  const approved = `from public.events where status = 'approved'`;
  const upcoming = `${approved} and is_past_event = false and event_date >= ${today}`;
  const past = `${approved} and (event_date < ${today} or is_past_event is true)`;
  const nearest = 'order by event_date, event_time, id';
  const newest = 'order by event_date desc, event_time desc, id';
  const events = `select ${publicEventColumns}`;
  const someone = `'00000000-0000-4000-8000-000000000000'`;
  return [
    { name: 'review_summary()', sql: 'select * from public.review_summary()' },
    { name: 'reviews, newest', sql: 'select * from public.list_reviews()' },
    ...['oldest', 'best', 'worst'].map((order) => ({
      name: `reviews, ${order}`,
      sql: `select * from public.list_reviews(in_order => '${order}')`,
    })),
    {
      name: 'reviews, a later page',
      sql: `select * from public.list_reviews(
        after_rating => 3::smallint, after_created_at => now() - interval '40 days', after_id => ${someone})`,
    },
    {
      name: 'reviews by officers with one star',
      sql: `select * from public.list_reviews(
        with_rating => 1::smallint, with_designation => 'Training & Placement Officer')`,
    },
    {
      name: 'home, next events',
      sql: `${events} ${upcoming} ${nearest} limit ${limits.homeUpcomingEvents}`,
    },
    {
      name: 'home, last events',
      sql: `${events} ${past} ${newest} limit ${limits.homePastEvents}`,
    },
    { name: 'events, the nearest hundred', sql: `${events} ${upcoming} ${nearest} limit 100` },
    {
      name: 'events, the newest hundred that are past',
      sql: `${events} ${past} ${newest} limit 100`,
    },
    {
      name: 'events, a later thousand',
      sql: `${events} ${past} ${newest} limit 1000 offset 3000`,
      isBulk: true,
    },
    { name: 'events, how many are upcoming', sql: `select count(*) ${upcoming}` },
    { name: 'events, how many are past', sql: `select count(*) ${past}` },
    ...['students', 'tpo'].map((audience) => ({
      name: `community, events for ${audience}`,
      sql: `${events} ${approved} and audience in ('${audience}', 'both')
        order by event_date desc, id limit ${limits.communityEvents}`,
    })),
    {
      name: 'one event by its address',
      sql: `${events} ${approved} and id >= ${someone} and id <= '00000000-ffff-4fff-bfff-ffffffffffff'`,
    },
    { name: 'event categories', sql: 'select name from public.event_categories order by name' },
    {
      name: 'blog, the newest posts',
      sql: `select ${postSummaryColumns} from public.blog_posts
        order by publishedat desc, id limit ${limits.blogPostsPerPage}`,
    },
  ];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Each public question to 100 000 reviews and 10 000 events on native Postgres: fast, and answered from an index. */
export async function benchDatabase(): Promise<void> {
  const binaries = findPostgres();
  if (binaries === undefined) throw new Error('This machine has no Postgres of its own.');
  const server = await startPostgres(binaries);
  try {
    const { url } = await createNativeDatabase(server.url);
    await fill(url);
    await measureAll(url);
  } finally {
    await server.stop();
  }
}

async function fill(url: string): Promise<void> {
  const database = openNativeDatabase(url);
  try {
    await prepare(database, { siteUrl: 'http://localhost' });
    await database.script(rows);
    // Outside of a transaction, which a script of several statements would open.
    await database.query('vacuum analyze');
  } finally {
    await database.close();
  }
}

async function measureAll(url: string): Promise<void> {
  const plans: Plan[] = [];
  const sql = postgres(url, { max: 1, onnotice: ({ message }) => plans.push(...planIn(message)) });
  try {
    await sql.unsafe(explainInside);
    await sql`set role anon`;
    for (const question of questions()) {
      plans.splice(0);
      const milliseconds = await measure(sql, question);
      if (plans.length === 0) throw new Error(`${question.name} shows no plan.`);
      const readWhole = question.isBulk ? [] : await largeOf(sql, plans.flatMap(wholeTablesIn));
      report(
        question.name,
        inMilliseconds(milliseconds) + (readWhole.length > 0 ? ', whole table' : ''),
        `under ${limitInMilliseconds} ms${question.isBulk ? '' : ', by index'}`,
        milliseconds < limitInMilliseconds && readWhole.length === 0,
      );
    }
  } finally {
    await sql.end();
  }
}

/** Those of the tables that no single page holds: a table of one page is read whole whatever indexes it has. */
async function largeOf(sql: postgres.Sql, tables: string[]): Promise<string[]> {
  const large = await sql<{ relname: string }[]>`
    select relname from pg_catalog.pg_class where relname = any(${tables}) and relpages > 1
  `;
  return large.map(({ relname }) => relname);
}

// "explain" shows a call of a function as one step; this also tells the plans of the queries inside of it.
const explainInside = `
  load 'auto_explain';
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_nested_statements = on;
  set auto_explain.log_format = json;
  set client_min_messages = log;
`;

/** The message of auto_explain is "duration: 1.2 ms  plan:" with the plan as JSON after it. */
function planIn(message: string | undefined): Plan[] {
  const [, json] = /^duration: .* plan:\s*(\{[\s\S]*\})$/.exec(message ?? '') ?? [];
  return json === undefined ? [] : [(JSON.parse(json) as { Plan: Plan }).Plan];
}

/** The fastest of several rounds: what the machine does beside is not the question's fault. */
async function measure(sql: postgres.Sql, question: Question): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [row] = await sql.unsafe(`explain (analyze, format json) ${question.sql}`);
    const [answer] = row?.['QUERY PLAN'] as [{ 'Execution Time': number }];
    times.push(answer['Execution Time']);
  }
  await sql.unsafe(question.sql);
  return Math.min(...times);
}

function wholeTablesIn(plan: Plan): string[] {
  const inside = (plan.Plans ?? []).flatMap(wholeTablesIn);
  return plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '', ...inside] : inside;
}

const rows = `
  insert into auth.users (id, email)
  select md5(number::text)::uuid, 'person-' || number || '@college.example'
  from generate_series(1, 1000) as number;

  insert into public.reviews (user_id, rating, title, content, reviewer_name, designation, created_at)
  select
    md5((1 + number % 1000)::text)::uuid, 1 + number % 5, 'Review ' || number, repeat('A clear and kind session. ', 8),
    'Person ' || number,
    (array['Dean', 'Director', 'Principal', 'Training & Placement Officer', 'Student', 'Others'])[1 + number % 6],
    now() - make_interval(mins => number)
  from generate_series(1, 100000) as number;

  insert into public.event_categories (name)
  select 'Category ' || number from generate_series(1, 12) as number;

  insert into public.events (title, description, category, event_date, event_time, venue, audience, status, created_at)
  select
    'Event ' || number, repeat('Bring a pen and a question. ', 8), 'Workshop',
    public.today_in_india() + (number % 730) - 500, '18:30', 'Jaipur',
    (array['students', 'tpo', 'both'])[1 + number % 3],
    case when number % 20 = 0 then 'pending' else 'approved' end, now() - make_interval(mins => number)
  from generate_series(1, 10000) as number;

  insert into public.blog_posts (title, slug, excerpt, content, publishedat)
  select
    'Post ' || number, 'post-' || number, 'One page, three proofs.', repeat('<p>One page is enough.</p>', 100),
    now() - make_interval(hours => number)
  from generate_series(1, 1000) as number;
`;
