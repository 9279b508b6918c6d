import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aBooking } from '../../database/support/sample-rows.ts';
import { retention } from '#src/shared/lib/retention.ts';
import { shop, useShop } from '../../support/use-shop.ts';

useShop();

const inquiry = async (months: number, days: number) => {
  const email = `${randomUUID()}@students.example`;
  const row = aBooking({ email });
  await shop.stack.backend.query(
    `insert into form_submissions (id, type, email, fullname, goal, created_at)
     values ($1, 'individual', $2, 'Kavya Nair', 'placement', now() - make_interval(months => $3, days => $4))`,
    [row['id'], email, months, days],
  );
  return email;
};

const isThere = async (email: string) =>
  (await shop.stack.backend.query('select 1 from form_submissions where email = $1', [email]))
    .length === 1;

test('the scheduled function removes what is older than the settings say, and counts it', async () => {
  const old = await inquiry(retention.inquiryMonths, 2);
  const young = await inquiry(retention.inquiryMonths, -2);
  // Where the database is slow, the next round does what this one could not.
  await expect
    .poll(
      async () => {
        await shop.forgetCounts();
        await shop.reconcile();
        return isThere(old);
      },
      { timeout: 30_000 },
    )
    .toBe(false);
  expect(await isThere(young)).toBe(true);
  const runs = await shop.stack.backend.query<{ what: string; removed: number }>(
    'select what, removed from retention_runs order by what',
  );
  expect(runs).toContainEqual({ what: 'form_submissions', removed: 1 });
  // Every kind was looked at.
  expect(runs).toHaveLength(10);
});
