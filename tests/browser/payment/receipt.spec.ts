import { goToPayment, result, someone } from '../../support/browser/booking-steps.ts';
import { mainOf, openHostedPage } from '../../support/browser/payment-outcomes.ts';
import { expect, test } from '../../support/test.ts';

test('a receipt is one page of A4 on paper, without the menu around it', async ({
  visitor,
  provider,
}) => {
  await goToPayment(visitor, someone());
  await openHostedPage(visitor);
  await provider.payByCard(visitor);
  await visitor.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(visitor.getByRole('article', { name: 'Receipt' })).toBeVisible();

  const pdf = (await visitor.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByRole('article', { name: 'Receipt' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(visitor.getByRole('link', { name: 'Terms & Conditions' })).toBeHidden();
  await expect(visitor.getByRole('navigation')).toHaveCount(0);
  await visitor.emulateMedia({ media: 'screen' });
});

test('an id without a receipt says so and shows whom to ask @phone', async ({
  visitor,
  problems,
}) => {
  problems.expect(/404: GET \/\.netlify\/functions\/receipt/);
  await visitor.goto(`/payment/receipt?order_id=ord_${'0'.repeat(32)}`);
  await expect(visitor.getByText('No receipt found')).toBeVisible();
  await expect(mainOf(visitor).getByRole('link', { name: 'Contact Us' })).toBeVisible();
});

test('a receipt that cannot be loaded can be tried again', async ({
  visitor,
  problems,
  provider,
}) => {
  await goToPayment(visitor, someone());
  await openHostedPage(visitor);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  problems.expect(/503: GET \/\.netlify\/functions\/receipt/);
  await visitor.route('**/receipt?order_id=*', (route) =>
    route.request().url().includes('/functions/')
      ? route.fulfill({ status: 503, body: '' })
      : route.continue(),
  );
  await visitor.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(visitor.getByText('The receipt could not be loaded')).toBeVisible();
  await visitor.unroute('**/receipt?order_id=*');
  await visitor.getByRole('button', { name: 'Try Again' }).click();
  await expect(visitor.getByRole('article', { name: 'Receipt' })).toBeVisible();
});
