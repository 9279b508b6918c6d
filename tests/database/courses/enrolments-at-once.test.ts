import type { Sql } from 'postgres';
import { describe, expect, test } from 'vitest';
import { hasNativePostgres } from '../support/native-database.ts';
import { sql, useNativeDatabase } from '../support/use-native-database.ts';
import { as, newAccount, newOrder, numberOf, times, valuesOf } from './native-course.ts';

// The embedded Postgres has one connection, so nothing there happens at the same time.
describe.skipIf(!hasNativePostgres)('at the same time', () => {
  useNativeDatabase(20);

  test('one of ten admins gives a course', async () => {
    const learner = await newAccount();
    const admin = await newAccount('admin');
    const gifts = await times(10, () =>
      as(admin, async (tx) => {
        const [row] = await tx<{ answer: string }[]>`
          select public.give_course(id, ${`${learner}@college.example`}) as answer
          from public.courses where slug = 'resume-mastery'`;
        return row?.answer;
      }),
    );
    expect(valuesOf(gifts).filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(valuesOf(gifts).filter((answer) => answer === 'has_it')).toHaveLength(9);
  });

  describe('a course that waits', () => {
    const claim = (account: string) =>
      as(account, async (tx) => {
        const [row] = await tx<{ count: number }[]>`select public.claim_course() as count`;
        return row?.count ?? 0;
      });

    /** Someone whose order was paid before the address was confirmed. */
    async function waitingBuyer(): Promise<{ account: string; orderId: string }> {
      const account = await newAccount();
      await sql`update auth.users set email_confirmed_at = null where id = ${account}`;
      const orderId = await newOrder(`${account}@college.example`);
      await sql`update auth.users set email_confirmed_at = now() where id = ${account}`;
      return { account, orderId };
    }

    const openEnrolments = (account: string) =>
      numberOf(sql`
        select count(*) from public.enrolments where user_id = ${account} and ended_at is null`);

    test('is claimed by one of ten requests', async () => {
      const { account } = await waitingBuyer();
      const claims = valuesOf(await times(10, () => claim(account)));
      expect(claims.filter((count) => count === 1)).toHaveLength(1);
      expect(claims.filter((count) => count === 0)).toHaveLength(9);
      expect(await openEnrolments(account)).toBe(1);
    });

    test('is not claimed while its money goes back', async () => {
      const { account, orderId } = await waitingBuyer();
      const claimed = await sql.begin(async (transaction) => {
        const refund = transaction as unknown as Sql;
        await refund`
          update public.payments set payment_status = 'refunded' where order_id = ${orderId}`;
        const request = claim(account);
        // It reads the order as it was before the refund, which is not committed yet.
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { request };
      });
      expect(await claimed.request).toBe(0);
      expect(await openEnrolments(account)).toBe(0);
    });

    test('is not claimed by the old address while the order moves to another one', async () => {
      const { account, orderId } = await waitingBuyer();
      const claimed = await sql.begin(async (transaction) => {
        const move = transaction as unknown as Sql;
        await move`
          update public.payments set customer_email = 'right@college.example' where order_id = ${orderId}`;
        const request = claim(account);
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { request };
      });
      expect(await claimed.request).toBe(0);
      expect(await openEnrolments(account)).toBe(0);
    });
  });
});
