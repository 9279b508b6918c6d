import { randomUUID } from 'node:crypto';
import { formatRupees } from '../../../src/shared/lib/format.ts';
import { takeDown } from '../../support/browser/network.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect, test } from '../../support/test.ts';

test('the list is narrowed by state and by item', async ({ admin: { page }, database }) => {
  const word = randomUUID().slice(0, 8);
  await database(
    `insert into public.payments
       (order_id, amount, payment_status, mentorshiptype, customer_name, customer_email, customer_phone)
     select 'ord_' || md5($1 || number), 149, state, item, 'Buyer', number || '.' || $1 || '@example.com', '9829012345'
     from (values
       (1, 'expired', 'resume_preparation'), (2, 'expired', 'career_counselling'), (3, 'failed', 'end_to_end_course')
     ) as ordered (number, state, item)`,
    [word],
  );
  await page.goto('/admin/payments');
  // Each word is somewhere in it, in whatever order and letters.
  await page.getByLabel('Search orders').fill(`${word.toUpperCase()} buyer`);
  await expect(page.getByText('3 orders', { exact: true })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await page.getByLabel('State').selectOption('Expired');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Expired' })).toHaveCount(2);
  // Whatever is not in the price list is a mentorship session.
  await page.getByLabel('Item').selectOption('Mentorship Session');
  await expect(rows).toHaveText([/Expired.*Mentorship Session/]);
  await page.getByLabel('State').selectOption('Paid');
  await expect(page.getByText('No matching orders')).toBeVisible();
  await page.getByLabel('State').selectOption('All states');
  await page.getByLabel('Item').selectOption('End-to-End Placement Course');
  await expect(rows).toHaveText([/Failed.*End-to-End Placement Course/]);
});

test('the months show the same sums as a chart and as a table', async ({
  admin: { page },
  database,
}) => {
  await page.goto('/admin/payments');
  const chart = page.getByRole('img', { name: /received and refunded/ });
  await expect(chart.locator('svg')).toBeVisible();
  await page.getByText('Show as table').click();
  const table = page.getByRole('region', { name: 'Money by month' });
  await expect(table.getByRole('row')).toHaveCount(13);
  // Other tests go on paying; a month that is over does not change.
  const [past] = await database<{ received: number }>(
    `select sum(amount)::integer as received from public.payments
     where date_trunc('month', paid_at at time zone 'Asia/Kolkata')
       = date_trunc('month', now() at time zone 'Asia/Kolkata') - interval '1 month'`,
  );
  await expect(table.getByRole('row').nth(2)).toContainText(formatRupees(past?.received ?? 0));
});

test('a student cannot look at payments, and a visitor is sent to log in @phone', async ({
  student,
  visitor,
}) => {
  await student.page.goto('/admin/payments');
  await expect(student.page.getByText('Access Denied')).toBeVisible();
  await visitor.goto('/admin/payments');
  await expect(visitor).toHaveURL(/^[^?]*\/auth\?next=/);
});

test('while the backend is down the page says so and tries again', async ({
  admin: { page },
  problems,
}) => {
  problems.expect(/500: (?:GET|HEAD) \/rest\/v1\/payments/);
  await takeDown(page, '**/rest/v1/payments*');
  await page.goto('/admin/payments');
  await expect(toast(page, 'Failed to load payments')).toBeVisible();
  await page.unroute('**/rest/v1/payments*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
});
