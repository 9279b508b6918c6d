import postgres from 'postgres';
import { prepare } from '../../local/backend/prepare.ts';
import {
  createNativeDatabase,
  openNativeDatabase,
} from '../../tests/database/support/native-database.ts';
import { findPostgres, startPostgres } from '../native-postgres.ts';
import { type BenchQuery, benchQueries } from './database-queries.ts';
import { rows } from './database-rows.ts';
import { explainInside, largeOf, type Plan, planIn, wholeTablesIn } from './query-plans.ts';
import { inMilliseconds, report } from './report.ts';

const limitInMilliseconds = 20;
const rounds = 40;

/** Each public query to 100 000 reviews and 10 000 events on native Postgres: fast, and answered from an index. */
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
    for (const query of benchQueries()) {
      plans.splice(0);
      const milliseconds = await measure(sql, query);
      if (plans.length === 0) throw new Error(`${query.name} shows no plan.`);
      const readWhole = query.isBulk ? [] : await largeOf(sql, plans.flatMap(wholeTablesIn));
      report(
        query.name,
        inMilliseconds(milliseconds) + (readWhole.length > 0 ? ', whole table' : ''),
        `under ${limitInMilliseconds} ms${query.isBulk ? '' : ', by index'}`,
        milliseconds < limitInMilliseconds && readWhole.length === 0,
      );
    }
  } finally {
    await sql.end();
  }
}

/** The fastest of several rounds: what the machine does beside is not the query's fault. */
async function measure(sql: postgres.Sql, query: BenchQuery): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [row] = await sql.unsafe(`explain (analyze, format json) ${query.sql}`);
    const plan = row?.['QUERY PLAN'] as [{ 'Execution Time': number }];
    times.push(plan[0]['Execution Time']);
  }
  await sql.unsafe(query.sql);
  return Math.min(...times);
}
