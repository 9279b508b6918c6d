import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hasNativePostgres } from '../support/native-database.ts';
import { aBooking, anEvent, aRegistration, aReview, type Row } from '../support/sample-rows.ts';
import { sql, useNativeDatabase } from '../support/use-native-database.ts';

// The embedded Postgres has one connection, so nothing there happens at the same time.
describe.skipIf(!hasNativePostgres)('at the same time', () => {
  useNativeDatabase(20);

  async function newAccount(): Promise<string> {
    const id = randomUUID();
    const email = `${id}@college.example`;
    await sql`insert into auth.users ${sql({ id, email, email_confirmed_at: new Date() })}`;
    return id;
  }

  /** Stores a row as the REST service does for `account`, or for a visitor; `before` runs before it is committed. */
  const write = (table: string, row: Row, account?: string, before?: () => Promise<unknown>) =>
    sql.begin(async (transaction) => {
      const columns = Object.keys(row);
      const places = columns.map((_column, index) => `$${index + 1}`);
      await transaction.unsafe(`set local lock_timeout = '10s'`);
      await transaction.unsafe(`select set_config('request.jwt.claim.sub', $1, true)`, [
        account ?? '',
      ]);
      await transaction.unsafe(`set local role ${account ? 'authenticated' : 'anon'}`);
      await transaction.unsafe(
        `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')})`,
        Object.values(row) as never[],
      );
      await before?.();
    });

  /** How many were stored; the others must have been refused, and for this reason only. */
  async function storedOf(writes: Promise<unknown>[]): Promise<number> {
    const outcomes = await Promise.allSettled(writes);
    const refusals = outcomes.filter(({ status }) => status === 'rejected');
    for (const { reason } of refusals as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: 'PGRST', message: expect.stringContaining('write_') });
    }
    return outcomes.length - refusals.length;
  }

  const twenty = <Result>(make: () => Result) => Array.from({ length: 20 }, make);

  test('one account stores no more than one by one', async () => {
    const id = await newAccount();
    const reviews = twenty(() => write('reviews', aReview({ user_id: id }), id));
    expect(await storedOf(reviews)).toBe(1);
    const proposals = twenty(() => write('events', anEvent({ created_by: id }), id));
    expect(await storedOf(proposals)).toBe(5);
  });

  test('one mail address sends no more than one by one', async () => {
    const email = `${randomUUID()}@students.example`;
    expect(await storedOf(twenty(() => write('form_submissions', aBooking({ email }))))).toBe(3);
  });

  test('all visitors send no more than one by one', async () => {
    await sql`delete from public.request_counts`;
    const writes = Array.from({ length: 140 }, () =>
      write('form_submissions', aBooking({ email: `${randomUUID()}@students.example` })),
    );
    expect(await storedOf(writes)).toBe(100);
  });

  test('nobody waits for what another account stores', async () => {
    const event = anEvent({ status: 'approved' });
    await sql`insert into public.events ${sql(event)}`;
    const [first, second] = [await newAccount(), await newAccount()];
    const register = (id: string, before?: () => Promise<unknown>) =>
      write(
        'event_registrations',
        aRegistration({
          event_id: event['id'],
          user_id: id,
          user_email: `${id}@college.example`,
        }),
        id,
        before,
      );
    // The second one is stored while the first one is still under way, or never.
    await register(first, () => register(second));
    const [{ count } = { count: '0' }] = await sql`
      select count(*) from public.event_registrations where event_id = ${String(event['id'])}`;
    expect(Number(count)).toBe(2);
  });
});
