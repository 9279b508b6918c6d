import { goToPayment, result, someone } from '../../support/browser/booking-steps.ts';
import { waysToPay } from '../../support/browser/providers/hosted-page.ts';
import type { ProviderInUse } from '../../support/browser/providers/in-use.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { expect, test } from '../../support/test.ts';

const refused = ['Payment Failed', 'Payment could not be processed'] as const;

const disturbed = [
  'Error',
  'There was a problem processing your payment. Please try again.',
] as const;

for (const { what, answer, times, saysOf } of [
  { what: 'refuses the payment', answer: 400, times: 1, saysOf: () => refused },
  {
    what: 'answers with an error of its own',
    answer: 500,
    times: 2,
    // Only one that gives the same answer again has certainly made nothing.
    saysOf: ({ repeatsFailures }: ProviderInUse) => (repeatsFailures ? refused : disturbed),
  },
  { what: 'breaks off the connection', answer: 'reset', times: 2, saysOf: () => disturbed },
]) {
  test(`when the payment provider ${what}, the page says what happened and is ready to try again @phone`, async ({
    visitor,
    provider,
    problems,
  }) => {
    const [title, words] = saysOf(provider);
    const person = someone();
    problems.expect(/502: POST \/\.netlify\/functions\/create-payment-order/);
    await provider.post('faults', { answer, customerEmail: person.email, times });
    await goToPayment(visitor, person);
    await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
    const toast = visitor.getByRole('alert');
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    await expect(toast.getByText(words, { exact: true })).toBeVisible();
    await expect(visitor.getByLabel('Full Name')).toHaveValue(person.name);
    await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
    await expect(waysToPay(visitor)).toBeVisible();
  });
}

test('without a network the page says so, keeps what was typed, and pays once it is back', async ({
  visitor,
  context,
  problems,
  provider,
}) => {
  const person = someone();
  problems.expect(/failed: POST \/\.netlify\/functions\/create-payment-order/);
  const traffic = await recordTraffic(visitor);
  await goToPayment(visitor, person);
  // The toaster comes along with the first island that hydrates.
  await traffic.settled();
  await context.setOffline(true);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  const toast = visitor.getByRole('alert');
  await expect(toast.getByText(disturbed[0], { exact: true })).toBeVisible();
  await expect(toast.getByText(disturbed[1], { exact: true })).toBeVisible();
  await expect(toast).not.toContainText('Payment Failed');
  await expect(visitor.getByLabel('Email Address')).toHaveValue(person.email);
  await context.setOffline(false);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
});
