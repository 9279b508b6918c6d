import { expect, test } from 'vitest';
import { aPayment, type Row } from '../support/sample-rows.ts';
import { admin, byService, useAuditLog } from './audit-log.ts';

// A file of its own, because a payment cannot be deleted.
useAuditLog();

test('test payments count only until the first real one', async () => {
  const thisWeek = async () => {
    const { data } = await admin.rpc('dashboard_figures', { weeks: 1 }).throwOnError();
    return (data as unknown as { weeks: Row[] }).weeks[0]?.['earned_in_paise'];
  };
  const pay = (amount: number, livemode: boolean) =>
    byService(
      'payments',
      aPayment({ amount, livemode, payment_status: 'paid', paid_at: new Date().toISOString() }),
    );
  const before = Number(await thisWeek());
  await pay(149, false);
  expect(await thisWeek()).toBe(before + 14_900);
  await pay(499, true);
  expect(await thisWeek()).toBe(49_900);
});
