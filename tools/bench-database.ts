import postgres from 'postgres';
import { todayInIndia } from '#src/lib/event-timing.ts';
import { prepare } from '../local/backend/prepare.ts';
import {
  createNativeDatabase,
  openNativeDatabase,
} from '../tests/database/support/native-database.ts';
import { findPostgres, startPostgres } from './native-postgres.ts';

const limitInMilliseconds = 20;
const rounds = 40;

interface Question {
  name: string;
  sql: string;
}

/** What the pages ask of 100 000 reviews and 10 000 events, as a visitor asks it (SPEC section 7.1). */
function questions(): Question[] {
  const today = `date '${todayInIndia()}'`;
  const approved = `select * from public.events where status = 'approved'`;
  return [
    { name: 'review_summary()', sql: 'select * from public.review_summary()' },
    { name: 'first page of reviews', sql: 'select * from public.list_reviews()' },
    {
      name: 'ten newest reviews',
      sql: 'select * from public.reviews order by created_at desc limit 10',
    },
    {
      name: 'home: next events',
      sql: `${approved} and event_date >= ${today} order by event_date limit 3`,
    },
    {
      name: 'home: last events',
      sql: `${approved} and event_date < ${today} order by event_date desc limit 2`,
    },
    {
      name: 'events: a page of a thousand',
      sql: `${approved} order by event_date limit 1000`,
    },
    {
      name: 'community: students',
      sql: `${approved} and audience in ('students', 'both') order by event_date desc limit 3`,
    },
    {
      name: 'blog list',
      sql: 'select id, title, slug, excerpt, publishedat from public.blog_posts order by publishedat desc limit 9',
    },
  ];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Prints each public question with its time on native Postgres; throws when one is slow or reads a whole table. */
export async function benchDatabase(): Promise<void> {
  const binaries = findPostgres();
  if (binaries === undefined) {
    console.log('  not measured: this machine has no Postgres of its own');
    return;
  }
  const server = await startPostgres(binaries);
  try {
    const { url } = await createNativeDatabase(server.url);
    await fill(url);
    const failures = await measureAll(url);
    if (failures.length > 0) throw new Error(failures.join('\n'));
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

async function measureAll(url: string): Promise<string[]> {
  const plans: Plan[] = [];
  const sql = postgres(url, { max: 1, onnotice: ({ message }) => plans.push(...planIn(message)) });
  try {
    await sql.unsafe(explainInside);
    await sql`set role anon`;
    const failures: string[] = [];
    for (const question of questions()) {
      plans.splice(0);
      const milliseconds = await measure(sql, question);
      const readWhole = [...new Set(plans.flatMap(wholeTablesIn))];
      console.log(`  ${question.name.padEnd(30)} ${milliseconds.toFixed(2).padStart(7)} ms`);
      if (plans.length === 0) failures.push(`${question.name} shows no plan`);
      if (milliseconds >= limitInMilliseconds) failures.push(`${question.name} is too slow`);
      if (readWhole.length > 0) failures.push(`${question.name} reads all of ${readWhole.join()}`);
    }
    return failures;
  } finally {
    await sql.end();
  }
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
    'Person ' || number, 'Student', now() - make_interval(mins => number)
  from generate_series(1, 100000) as number;

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
