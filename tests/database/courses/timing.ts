import type { Sql } from 'postgres';
import { as } from './native-course.ts';

export interface TimedQuery {
  database: Sql;
  query: string;
}

/** How long the database takes for a query of someone who is signed in, in milliseconds. */
const millisecondsOf = (account: string, { database, query }: TimedQuery) =>
  as(
    account,
    async (tx) => {
      const [row] = await tx.unsafe<
        { 'QUERY PLAN': { 'Execution Time': number; 'Planning Time': number }[] }[]
      >(`explain (analyze, timing off, format json) ${query}`);
      const plan = row?.['QUERY PLAN'][0];
      return (plan?.['Execution Time'] ?? Number.NaN) + (plan?.['Planning Time'] ?? Number.NaN);
    },
    database,
  );

const warmUps = 5;

/**
 * How many times as long the second query takes: the median of the rounds, which each measure both. On a busy machine
 * the fastest reading of each comes from another moment, with other load; two that follow each other share theirs. Who is
 * first in a round alternates, and the first rounds, in which caches fill, do not count.
 */
export async function timesAsLong(
  account: string,
  first: TimedQuery,
  second: TimedQuery,
  rounds = 101,
): Promise<number> {
  const ratios: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const isTurned = round % 2 === 0;
    const one = await millisecondsOf(account, isTurned ? second : first);
    const other = await millisecondsOf(account, isTurned ? first : second);
    if (round >= 0) ratios.push(isTurned ? one / other : other / one);
  }
  return ratios.sort((a, b) => a - b)[(rounds - 1) / 2] ?? Number.NaN;
}
