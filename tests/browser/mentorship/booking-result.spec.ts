import { randomUUID } from 'node:crypto';
import { goToPayment, result, someone } from '../../support/browser/booking-steps.ts';
import { openHostedPage, orderOf } from '../../support/browser/payment-outcomes.ts';
import { expect, test } from '../../support/test.ts';

test('a lost webhook loses nothing: the result page ends in paid and the mail goes out', async ({
  visitor,
  provider,
  inbox,
}) => {
  const person = someone();
  await provider.post('webhooks/mode', { mode: 'lose', customerEmail: person.email });
  await goToPayment(visitor, person);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await provider.payByCard(visitor);
  await expect(visitor.getByText('Verifying your payment...')).toBeVisible();
  await expect(result(visitor, 'Payment Successful!')).toBeVisible({ timeout: 20_000 });
  await expect(visitor.getByRole('main')).toContainText('paid');
  await expect.poll(async () => (await inbox.messages(person.email)).length).toBe(1);
});

test('the result page without an order leads home', async ({ visitor }) => {
  await visitor.goto('/payment/success');
  await expect(visitor).toHaveURL('/');
});

test('a lookup that fails still says success, without details', async ({ visitor, problems }) => {
  problems.expect(/500: POST \/rest\/v1\/rpc\/payment_by_order_id/);
  await visitor.route('**/rest/v1/rpc/payment_by_order_id*', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await visitor.goto(`/payment/success?order_id=ord_${randomUUID().replaceAll('-', '')}`);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  await expect(visitor.getByText('Order ID', { exact: true })).toBeHidden();
  await expect(visitor.getByText('Keep the order ID')).toBeHidden();
});

for (const [what, orderId] of [
  ['that does not exist', `ord_${'0'.repeat(32)}`],
  ['from a link that was cut off', 'ord_12ab'],
  ['that nobody could have', '"><script>alert(1)</script>'],
] as const) {
  test(`an order id ${what} is not called a success, and says what to do @phone`, async ({
    visitor,
  }) => {
    await visitor.goto(`/payment/success?${new URLSearchParams({ order_id: orderId })}`);
    await expect(result(visitor, 'We could not find this order')).toBeVisible();
    const main = visitor.getByRole('main');
    await expect(main).not.toContainText('Successful');
    await expect(main).toContainText('Check the link in your confirmation email');
    await expect(main).toContainText(`Order ID${orderId}`);
    const letter = main.getByRole('link', { name: 'Write to us' });
    const href = new URL((await letter.getAttribute('href')) ?? '');
    expect(href.protocol).toBe('mailto:');
    expect(href.searchParams.get('subject')).toContain(orderId);
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(main.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  });
}

test('an expired order is not called a success and can be started again', async ({
  visitor,
  provider,
  database,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  const sessionId = await openHostedPage(visitor);
  await provider.post(`sessions/${sessionId}/expire`);
  await provider.post('webhooks/idle');
  await visitor.goto(`/payment/success?order_id=${await orderOf(database, sessionId)}`);
  await expect(result(visitor, 'The payment page has expired')).toBeVisible();
  await visitor.getByRole('link', { name: 'Try again' }).click();
  await expect(visitor).toHaveURL('/mentorship/individual');
});
