import { goToPayment, result, someone } from '../../../support/browser/booking-steps.ts';
import { mainOf, openHostedPage, orderOf } from '../../../support/browser/payment-outcomes.ts';
import { expect, test } from '../../../support/test.ts';

// A page of Stripe's can be completed while the bank has yet to say whether it pays.

test('while the bank is busy the page says not to pay again, and later that it is paid', async ({
  visitor,
  provider,
  database,
}) => {
  await goToPayment(visitor, someone());
  const sessionId = await openHostedPage(visitor);
  await provider.post(`sessions/${sessionId}/pay`, { with: 'pending@upi' });
  const orderId = await orderOf(database, sessionId);
  await visitor.goto(`/payment/success?order_id=${orderId}`);
  await expect(result(visitor, 'Your payment is being confirmed')).toBeVisible({ timeout: 40_000 });
  await expect(mainOf(visitor)).toContainText('Please do not pay again');
  await expect(visitor.getByRole('link', { name: 'Open the receipt' })).toBeHidden();
  await provider.post(`sessions/${sessionId}/settle`, { outcome: 'succeeded' });
  await provider.post('webhooks/idle');
  await visitor.reload();
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
});

test('a payment that the bank refuses is said to have failed, with a way back and one mail', async ({
  visitor,
  provider,
  database,
  inbox,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  const sessionId = await openHostedPage(visitor);
  await provider.post(`sessions/${sessionId}/pay`, { with: 'pending@upi' });
  await provider.post(`sessions/${sessionId}/settle`, { outcome: 'failed' });
  await provider.post('webhooks/idle');
  await visitor.goto(`/payment/success?order_id=${await orderOf(database, sessionId)}`);
  await expect(result(visitor, 'The payment did not go through')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Try again' })).toBeVisible();
  await expect.poll(async () => (await inbox.messages(person.email)).length).toBe(1);
});
