import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatRupees } from '../../../src/shared/lib/format.ts';
import { newPhone } from '../../support/browser/booking-steps.ts';
import { takeDown } from '../../support/browser/network.ts';
import type { StripeSwitches } from '../../support/browser/stripe-switches.ts';
import type { StackInUse } from '../../support/browser/stack-in-use.ts';
import { expect, test } from '../../support/test.ts';

const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).first();

interface Paid {
  name: string;
  email: string;
  orderId: string;
}

/** Somebody new buys something, without a browser. */
async function buy(
  stack: StackInUse,
  stripe: StripeSwitches,
  mentorshipType = 'resume_preparation',
  amount = 149,
  customerPhone = newPhone(),
): Promise<Paid> {
  const word = randomUUID().slice(0, 8);
  const email = `buyer.${word}@example.com`;
  const name = `Buyer ${word.replace(/\d/g, 'x')}`;
  const answer = await fetch(`${stack.url}/.netlify/functions/create-payment-order`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      mentorshipType,
      amount,
      customerName: name,
      customerEmail: email,
      customerPhone,
    }),
  });
  const order = (await answer.json()) as { orderId: string; paymentSessionId: string };
  await stripe.post(`sessions/${order.paymentSessionId}/pay`);
  await stripe.post('webhooks/idle');
  return { name, email, orderId: order.orderId };
}

async function find(page: Page, words: string) {
  await page.getByLabel('Search orders').fill(words);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
}

const openOrder = (page: Page, { orderId }: Paid) =>
  page.getByRole('button', { name: orderId }).click();

test('an admin finds an order, sees what happened to it, and refunds it @phone', async ({
  admin: { page },
  stack,
  stripe,
  inbox,
}) => {
  const paid = await buy(stack, stripe);
  await page.goto('/admin/payments');
  await find(page, paid.email.toUpperCase());
  await openOrder(page, paid);
  await expect(page.getByRole('heading', { name: `₹149 from ${paid.name}` })).toBeFocused();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('The order was placed');
  await expect(history).toContainText('Stripe: the payment page was completed');
  await expect(history).toContainText('The money arrived: receipt T-');
  await expect(history).toContainText('Email: Confirmation');

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Refund this order' });
  await expect(question).toContainText('gives no refund once a live session is booked');
  await expect(question).toContainText('This action cannot be undone.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await question.getByRole('button', { name: 'Refund ₹149' }).click();
  await expect(toast(page, 'Stripe has accepted the refund')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByRole('main').getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeHidden();
  await expect(history).toContainText('An admin refunded the payment');
  await expect(history).toContainText('The money was refunded');
  await expect
    .poll(async () => (await inbox.messages(paid.email)).map(({ subject }) => subject).sort())
    .toEqual([
      'Booking confirmed: 1-to-1 Resume Preparation',
      'Your refund: 1-to-1 Resume Preparation',
    ]);

  await page.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(page.getByRole('article', { name: 'Receipt' })).toContainText('Refunded in full');
});

test('an admin who logged in long ago enters the password for refunds over the limit of a day', async ({
  admin: { page, id, password },
  stack,
  stripe,
  database,
  problems,
}) => {
  problems.expect(/403: POST \/\.netlify\/functions\/refund-payment/);
  const before = await buy(stack, stripe);
  await database('insert into private.refund_requests (order_id, admin_id) values ($1, $2)', [
    before.orderId,
    id,
  ]);
  // As if the refund before had been of this much.
  await database('update public.payments set amount = 499 where order_id = $1', [before.orderId]);
  await database(
    `update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1`,
    [id],
  );
  const paid = await buy(stack, stripe);
  await page.goto('/admin/payments');
  await find(page, paid.email);
  await openOrder(page, paid);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('button', { name: 'Refund ₹149' }).click();

  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Stripe has accepted the refund')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a course is refunded without a word about live sessions', async ({
  admin: { page },
  stack,
  stripe,
}) => {
  const paid = await buy(stack, stripe, 'end_to_end_course', 499);
  await page.goto('/admin/payments');
  await find(page, paid.orderId);
  await openOrder(page, paid);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Refund this order' });
  await expect(question).toContainText('₹499 goes back');
  await expect(question).not.toContainText('live session');
});

test('a refund that Stripe does not take leaves the order paid and can be tried again', async ({
  admin: { page },
  stack,
  stripe,
  problems,
}) => {
  const paid = await buy(stack, stripe);
  await page.goto('/admin/payments');
  await find(page, paid.orderId);
  await openOrder(page, paid);
  problems.expect(/502: POST \/\.netlify\/functions\/refund-payment/);
  await page.route('**/functions/refund-payment', (route) =>
    route.fulfill({
      status: 502,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 502, title: 'Refund Failed', detail: 'Not confirmed.' }),
    }),
  );
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = page.getByRole('button', { name: 'Refund ₹149' });
  await refund.click();
  await expect(toast(page, 'Not confirmed.')).toBeVisible();
  await page.unroute('**/functions/refund-payment');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await refund.click();
  await expect(toast(page, 'Stripe has accepted the refund')).toBeVisible();
});

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
  await page.getByLabel('Search orders').fill(word);
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
  // Other tests go on paying; a month that is over stands still.
  const [past] = await database<{ received: number }>(
    `select sum(amount)::integer as received from public.payments
     where date_trunc('month', paid_at at time zone 'Asia/Kolkata')
       = date_trunc('month', now() at time zone 'Asia/Kolkata') - interval '1 month'`,
  );
  await expect(table.getByRole('row').nth(2)).toContainText(formatRupees(past?.received ?? 0));
});

test('everything behind the filters is saved for a spreadsheet', async ({
  admin: { page },
  database,
}) => {
  const word = randomUUID().slice(0, 8);
  await database(
    `insert into public.payments
       (order_id, amount, payment_status, mentorshiptype, customer_name, customer_email, customer_phone)
     select 'ord_' || md5($1 || number), 149, 'expired', 'resume_preparation',
       case number when 7 then '=HYPERLINK("x")' else 'Many' end, number || '.' || $1 || '@example.com', '9829012345'
     from generate_series(1, 1100) as number`,
    [word],
  );
  await page.goto('/admin/payments');
  await page.getByLabel('Search orders').fill(`${word}@`);
  await expect(page.getByText('1100 orders')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('payments.csv');
  const file = await readFile(await download.path(), 'utf8');
  expect(file.charCodeAt(0)).toBe(0xfeff);
  expect(file.trimEnd().split('\r\n')).toHaveLength(1101);
  expect(file).toContain(`"'=HYPERLINK(""x"")"`);
  await database('delete from public.payments where customer_email like $1', [
    `%${word}@example.com`,
  ]);
});

test('what needs a look is shown until somebody has looked', async ({
  admin: { page },
  database,
  inbox,
}) => {
  const word = randomUUID().slice(0, 8);
  const orderId = `ord_${randomUUID().replaceAll('-', '')}`;
  const recipient = `late.${word}@example.com`;
  await database(
    `insert into public.provider_events (id, type, order_id, outcome)
     values ($1, 'checkout.session.completed', $2, 'mismatch')`,
    [`evt_${word}`, orderId],
  );
  await database(
    `insert into public.outbox (kind, subject, recipient, payload, attempts, created_at, next_attempt_at, last_error)
     values ('refund', $1, $2, $3::jsonb, 20, now() - interval '2 days', now() - interval '1 day', 'Mail 500')`,
    [
      word,
      recipient,
      JSON.stringify({
        order_id: orderId,
        amount: 149,
        mentorshiptype: 'resume_preparation',
        customer_name: 'Asha Verma',
      }),
    ],
  );
  await page.goto('/admin/payments');
  await expect(page.getByRole('heading', { name: 'Payment issues' })).toBeVisible();
  const looked = page.getByRole('button', { name: `Mark as resolved: ${orderId}` });
  await looked.click();
  await expect(looked).toBeHidden();
  const again = page.getByRole('button', { name: `Send again to ${recipient}` });
  await again.click();
  await expect(toast(page, 'The mail is being sent again.')).toBeVisible();
  await expect.poll(async () => (await inbox.messages(recipient)).length).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await expect(again).toBeHidden();
});

test('what one person paid for twice is shown as a pair, and one of the two is refunded', async ({
  admin: { page },
  stack,
  stripe,
}) => {
  const phone = newPhone();
  const first = await buy(stack, stripe, 'resume_preparation', 149, phone);
  const second = await buy(stack, stripe, 'resume_preparation', 149, phone);
  await page.goto('/admin/payments');
  const pair = page.getByRole('listitem').filter({ hasText: 'Paid twice for the same thing' });
  const issue = pair.filter({ hasText: second.orderId });
  await expect(issue).toContainText(first.orderId);
  const refund = issue.getByRole('button', { name: `Refund the second order ${second.orderId}` });
  await refund.click();
  const question = page.getByRole('dialog', { name: 'Refund this order' });
  await expect(question).toContainText(second.name);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(refund).toBeFocused();
  await refund.click();
  await question.getByRole('button', { name: 'Refund ₹149' }).click();
  await expect(toast(page, 'Stripe has accepted the refund')).toBeVisible();
  await expect(issue).toBeHidden();
});

test('a part that was given back at Stripe needs a look, and says what to do', async ({
  admin: { page },
  database,
}) => {
  const orderId = `ord_${randomUUID().replaceAll('-', '')}`;
  await database(
    `insert into public.provider_events (id, type, order_id, outcome)
     values ($1, 'charge.refunded', $2, 'mismatch')`,
    [`evt_${orderId}`, orderId],
  );
  await page.goto('/admin/payments');
  const issue = page.getByRole('listitem').filter({ hasText: orderId });
  await expect(issue).toContainText('Only part of the amount was refunded');
  await expect(issue).toContainText('Give back the rest');
  await issue.getByRole('button', { name: /^Mark as resolved/ }).click();
  await expect(issue).toBeHidden();
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
