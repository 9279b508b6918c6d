import { randomUUID } from 'node:crypto';
import { result } from '../../support/browser/booking-steps.ts';
import { expect, test } from '../../support/test.ts';

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
