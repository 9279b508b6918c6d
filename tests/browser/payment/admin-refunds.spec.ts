import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { buy, find, openOrder } from '../../support/browser/payment-admin.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect, test } from '../../support/test.ts';

test('an admin finds an order, sees what happened to it, and refunds it @phone', async ({
  admin: { page },
  stack,
  provider,
  inbox,
}) => {
  const paid = await buy(stack, provider);
  await page.goto('/admin/payments');
  await find(page, paid.email.toUpperCase());
  await openOrder(page, paid);
  await expect(page.getByRole('heading', { name: `₹149 from ${paid.name}` })).toBeFocused();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('The order was placed');
  await expect(history).toContainText(provider.paid);
  await expect(history).toContainText('₹149 arrived: receipt T-');
  await expect(history).toContainText('Email: Confirmation');

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Refund this order' });
  await expect(question).toContainText(
    'gives no refund once a live session is booked, unless you cancel or miss it',
  );
  await expect(question).toContainText('This action cannot be undone.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await question.getByRole('button', { name: 'Refund ₹149' }).click();
  await expect(toast(page, 'The refund is done')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByRole('main').getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeHidden();
  await expect(history).toContainText('An admin refunded the payment');
  await expect(history).toContainText('₹149 was refunded');
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
  provider,
  database,
  problems,
}) => {
  problems.expect(/403: POST \/\.netlify\/functions\/refund-payment/);
  const before = await buy(stack, provider);
  await database(
    `insert into private.refund_requests (order_id, admin_id, amount_in_paise) values ($1, $2, 49900)`,
    [before.orderId, id],
  );
  await database(
    `update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1`,
    [id],
  );
  const paid = await buy(stack, provider);
  await page.goto('/admin/payments');
  await find(page, paid.email);
  await openOrder(page, paid);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('button', { name: 'Refund ₹149' }).click();

  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expectAccessibleDialog(dialog);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'The refund is done')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a course is refunded without a word about live sessions', async ({
  admin: { page },
  stack,
  provider,
}) => {
  const paid = await buy(stack, provider, { mentorshipType: 'end_to_end_course', amount: 499 });
  await page.goto('/admin/payments');
  await find(page, paid.orderId);
  await openOrder(page, paid);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Refund this order' });
  await expect(question).toContainText('₹499 goes back');
  await expect(question).not.toContainText('live session');
});

test('a refund that is not taken leaves the order paid and can be tried again', async ({
  admin: { page },
  stack,
  provider,
  problems,
}) => {
  const paid = await buy(stack, provider);
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
  await expect(toast(page, 'The refund is done')).toBeVisible();
});
