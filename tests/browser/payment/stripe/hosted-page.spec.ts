import { goToPayment, result, someone } from '../../../support/browser/booking-steps.ts';
import { openHostedPage } from '../../../support/browser/payment-outcomes.ts';
import { expect, test } from '../../../support/test.ts';

// What only Stripe's page to pay on has.

test('cancelling on the payment page leads back to the filled form, and the same order can still be paid', async ({
  visitor,
  database,
  provider,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await visitor.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(visitor.getByText('Payment cancelled')).toBeVisible();
  await expect(visitor.getByLabel('Full Name')).toHaveValue(person.name);
  await expect(visitor.getByLabel('Phone Number')).toHaveValue(person.phone);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  const rows = await database(
    'select payment_status from public.payments where customer_email = $1',
    [person.email],
  );
  expect(rows).toEqual([{ payment_status: 'paid' }]);
});

test('paying by UPI asks for no UPI ID, but shows a code to scan', async ({ visitor }) => {
  await goToPayment(visitor, someone());
  await openHostedPage(visitor);
  await visitor.getByRole('radio', { name: 'UPI' }).check();
  await expect(visitor.getByRole('textbox')).toHaveCount(0);
  await visitor.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(visitor.getByRole('img', { name: 'A drawing of a QR code' })).toBeVisible();
});
