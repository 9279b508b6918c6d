import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { goToPayment, result, someone } from '../../support/browser/booking-steps.ts';
import { openHostedPage } from '../../support/browser/payment-outcomes.ts';
import { waysToPay } from '../../support/browser/providers/hosted-page.ts';
import { expect, test } from '../../support/test.ts';

test('a reload, Back from the hosted page and a second click lead to the same page, and one payment', async ({
  visitor,
  database,
  provider,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  const sessionId = await openHostedPage(visitor);
  await visitor.reload();
  await expect(waysToPay(visitor)).toBeVisible();
  await visitor.goBack();
  await expect(visitor.getByLabel('Full Name')).toHaveValue(person.name);
  expect(await openHostedPage(visitor)).toBe(sessionId);
  await visitor.goBack();
  await visitor.reload();
  await expect(visitor.getByLabel('Phone Number')).toHaveValue(person.phone);
  expect(await openHostedPage(visitor)).toBe(sessionId);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  const rows = await database(
    'select payment_status from public.payments where customer_email = $1',
    [person.email],
  );
  expect(rows).toEqual([{ payment_status: 'paid' }]);
});

test('who books the same again within a day is asked, and pays again only if that is wanted @phone', async ({
  visitor,
  database,
  problems,
  provider,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  await openHostedPage(visitor);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();

  problems.expect(/409: POST \/\.netlify\/functions\/create-payment-order/);
  await goToPayment(visitor, person);
  const pay = visitor.getByRole('button', { name: 'Pay ₹149' });
  await pay.click();
  const question = visitor.getByRole('dialog', { name: 'Already paid' });
  await expectAccessibleDialog(question);
  await expect(question).toContainText(
    /You have already paid for this on \d+ [A-Z][a-z]+\. Pay again\?/,
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(visitor.getByLabel('Full Name')).toHaveValue(person.name);
  await expect(pay).toBeFocused();
  await pay.click();
  await question.getByRole('button', { name: 'Pay again' }).click();
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  const rows = await database(
    'select payment_status from public.payments where customer_email = $1',
    [person.email],
  );
  expect(rows).toEqual([{ payment_status: 'paid' }, { payment_status: 'paid' }]);
});

test('two tabs with the same booking: after one is paid, the other can no longer be paid', async ({
  visitor,
  context,
  provider,
}) => {
  const person = someone();
  const other = await context.newPage();
  await goToPayment(visitor, person);
  await goToPayment(other, person);
  await openHostedPage(visitor);
  const left = await openHostedPage(other);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  await provider.post('webhooks/idle');
  const sessions = await provider.get<{ id: string }[]>('sessions');
  const theirs = sessions.find(({ id }) => id === left);
  expect(theirs && provider.factsOf(theirs).state).toBe('over');
});

test('two quick clicks on pay make one order and one session', async ({
  visitor,
  provider,
  database,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).dblclick();
  await expect(waysToPay(visitor)).toBeVisible();
  const orders = await database<{ order_id: string }>(
    'select order_id from public.payments where customer_email = $1',
    [person.email],
  );
  expect(orders).toHaveLength(1);
  const sessions = await provider.get<unknown[]>(
    `sessions?client_reference_id=${orders[0]?.order_id}`,
  );
  expect(sessions).toHaveLength(1);
});
