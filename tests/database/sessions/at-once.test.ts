import type { Sql } from 'postgres';
import { describe, expect, test } from 'vitest';
import { hasNativePostgres } from '../support/native-database.ts';
import { sql, useNativeDatabase } from '../support/use-native-database.ts';
import {
  buyers,
  choose,
  each,
  freeTimes,
  hold,
  openDays,
  overlaps,
  paidOrder,
  timesOf,
} from './native-schedule.ts';

// The embedded Postgres has one connection, so nothing there happens at the same time.
describe.skipIf(!hasNativePostgres)('fifty buyers at once', () => {
  useNativeDatabase(buyers);

  test('hold one time: one has it, and 49 read that it is taken', async () => {
    await openDays();
    const [time = ''] = await freeTimes();
    const answers = await each(() => hold(time));
    expect([timesOf(answers, 'ok'), timesOf(answers, 'taken')]).toEqual([1, 49]);
  });

  test('choose one time after paying: one has it, and 49 still have the right to choose', async () => {
    await openDays();
    const [time = ''] = await freeTimes();
    const orders = await each(paidOrder);
    const answers = await Promise.all(orders.map((orderId) => choose(orderId, time)));
    expect([timesOf(answers, 'ok'), timesOf(answers, 'taken')]).toEqual([1, 49]);
    const [{ count } = { count: '' }] = await sql<{ count: string }[]>`
      select count(*) from public.bookings where status = 'needs_time' and order_id in ${sql(orders)}`;
    expect(Number(count)).toBe(49);
  });

  test('want times that reach into each other: no two get such', async () => {
    await openDays();
    const grid = (await freeTimes()).slice(0, 4);
    // The mentor offers other times from one minute to the next, as after a change of the open hours.
    await sql`
      insert into public.open_hours (weekday, opens_at, closes_at)
      select weekday, time '00:00' + make_interval(mins => minute), '24:00'
      from generate_series(1, 7) as weekday, generate_series(1, 39, 6) as minute`;
    const shifted = (await freeTimes()).slice(0, 40);
    const wanted = [...grid, ...shifted];
    const answers = await each((index) => hold(wanted[index % wanted.length] ?? ''));
    expect(timesOf(answers, 'ok') + timesOf(answers, 'taken')).toBe(buyers);
    expect(timesOf(answers, 'ok')).toBeGreaterThan(1);
    expect(await overlaps()).toBe(0);
  });

  test('do not get past the number of sessions of a day', async () => {
    await openDays({ sessions_per_day: 3 });
    const free = await freeTimes();
    const inIndia = (moment: string) =>
      new Date(Date.parse(moment) + 19_800_000).toISOString().slice(0, 10);
    // A whole one: the first and the last of the times are cut at this hour.
    const day = inIndia(free[Math.floor(free.length / 2)] ?? '');
    const ofDay = free.filter((moment) => inIndia(moment) === day);
    const answers = await each((index) => hold(ofDay[index % ofDay.length] ?? ''));
    expect(timesOf(answers, 'ok')).toBe(3);
  });

  test('the constraint refuses an overlap, whatever the functions think', async () => {
    await openDays();
    const [time = ''] = await freeTimes();
    await hold(time);
    const insert = sql`
      insert into public.bookings (status, starts_at, ends_at, blocked_from, blocked_to, hold_ends)
      select 'held', moment, moment + interval '30 minutes', moment, moment + interval '40 minutes', now() + interval '1 hour'
      from (select ${time}::timestamptz + interval '39 minutes' as moment) as late`;
    await expect(insert).rejects.toMatchObject({ code: '23P01' });
  });

  test('free times of 60 days take little longer with two thousand bookings', async () => {
    await openDays({ sessions_per_day: 20 });
    // Forty days with fifty of five minutes each.
    await sql`
      insert into public.bookings (status, starts_at, ends_at, blocked_from, blocked_to, hold_ends)
      select 'held', moment, moment + interval '5 minutes', moment, moment + interval '5 minutes', now() + interval '90 days'
      from generate_series(now() + interval '1 hour', now() + interval '40 days', interval '28 minutes') as moment
      limit 2000`;
    const [{ count } = { count: '' }] = await sql<{ count: string }[]>`
      select count(*) from public.bookings`;
    expect(Number(count)).toBe(2_000);
    const { full, empty } = await fastestOf(20);
    console.info(`free_slots: ${empty} ms empty, ${full} ms with 2 000 bookings`);
    expect(full / empty).toBeLessThan(5);
  });
});

/**
 * The fastest reading of the free times, in milliseconds, with the bookings and without them.
 * Both take turns, so that a busy moment of the machine meets both, and the fastest met the least of it.
 */
async function fastestOf(rounds: number): Promise<{ full: number; empty: number }> {
  const full: number[] = [];
  const empty: number[] = [];
  const connection = await sql.reserve();
  for (let round = 0; round < rounds; round += 1) {
    full.push(await millisecondsOfFreeSlots(connection));
    await connection`begin`;
    await connection`truncate public.bookings cascade`;
    empty.push(await millisecondsOfFreeSlots(connection));
    await connection`rollback`;
  }
  connection.release();
  return { full: Math.min(...full), empty: Math.min(...empty) };
}

async function millisecondsOfFreeSlots(connection: Sql): Promise<number> {
  const [row] = await connection<{ 'QUERY PLAN': { 'Execution Time': number }[] }[]>`
    explain (analyze, timing off, format json)
    select * from public.free_slots(now(), now() + interval '60 days')`;
  return row?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN;
}
