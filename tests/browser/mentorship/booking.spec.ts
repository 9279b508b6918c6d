import {
  fillBookingForm,
  goToPayment,
  result,
  someone,
} from '../../support/browser/booking-steps.ts';
import { openHostedPage } from '../../support/browser/payment-outcomes.ts';
import { expect, test } from '../../support/test.ts';

test('a visitor finds a session on the home page, books it, pays and gets the confirmation mail', async ({
  visitor,
  inbox,
  database,
  provider,
}) => {
  const person = someone();
  await visitor.goto('/');
  await visitor
    .getByRole('link', { name: 'View Details: Placement Success Program (Individual)' })
    .click();
  await visitor.getByRole('button', { name: 'Interview Preparation' }).click();
  await fillBookingForm(visitor, person);
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();

  const summary = visitor.getByRole('complementary', { name: 'Order Summary' });
  await expect(summary).toContainText('Interview Preparation');
  await expect(summary).toContainText('GST (Included)₹35.82');
  await expect(summary).toContainText('Total₹199');
  await expect(visitor.getByLabel('Email Address')).toHaveValue(person.email);
  await visitor.getByRole('button', { name: 'Pay ₹199' }).click();
  await provider.payByCard(visitor);

  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  const orderId = new URL(visitor.url()).searchParams.get('order_id')!;
  await expect(visitor.getByRole('main')).toContainText(orderId);
  await expect(visitor.getByRole('main')).toContainText('₹199');
  await expect(visitor.getByRole('main')).toContainText('paid');

  await expect.poll(async () => (await inbox.messages(person.email)).length).toBe(1);
  const [mail] = await inbox.messages(person.email);
  expect(mail?.text).toContain(orderId);

  const rows = await database(
    `select s.fullname, s.goal, s.mentorshiptype, s.order_id, p.payment_status, p.amount
     from public.form_submissions s join public.payments p on p.submission_id = s.id
     where s.email = $1`,
    [person.email],
  );
  expect(rows).toEqual([
    {
      fullname: person.name,
      goal: 'placement',
      mentorshiptype: 'interview_preparation',
      order_id: orderId,
      payment_status: 'paid',
      amount: 199,
    },
  ]);
});

test('a declined card stays on the payment page, and another card pays the same order', async ({
  visitor,
  database,
  provider,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await provider.declineCard(visitor);
  await expect(visitor.getByText(/declined/i).first()).toBeVisible();
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  const rows = await database(
    'select payment_status from public.payments where customer_email = $1',
    [person.email],
  );
  expect(rows).toEqual([{ payment_status: 'paid' }]);
});

test('a visitor pays by UPI, after a first try that fails @phone', async ({
  visitor,
  provider,
}) => {
  await goToPayment(visitor, someone());
  await openHostedPage(visitor);
  await provider.declineUpi(visitor);
  await expect(visitor.getByRole('alert')).toContainText('Nothing was charged.');
  await provider.payByUpi(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  await visitor.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(visitor.getByRole('article', { name: 'Receipt' })).toContainText('UPI');
});

test('the booking works on a phone @phone', async ({ visitor, provider }) => {
  await goToPayment(visitor, someone());
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
});
