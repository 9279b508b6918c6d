import {
  fillBookingForm,
  goToPayment,
  payByCard,
  result,
  someone,
} from '../../support/browser/booking-steps.ts';
import { expect, test } from '../../support/test.ts';

test('a visitor finds a session on the home page, books it, pays and gets the confirmation mail', async ({
  visitor,
  inbox,
  database,
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
  await payByCard(visitor, '4242 4242 4242 4242');

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
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await payByCard(visitor, '4000 0000 0000 0002');
  await expect(visitor.getByText(/declined/i).first()).toBeVisible();
  await payByCard(visitor, '4242 4242 4242 4242');
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  const rows = await database(
    'select payment_status from public.payments where customer_email = $1',
    [person.email],
  );
  expect(rows).toEqual([{ payment_status: 'paid' }]);
});

test('cancelling on the payment page leads back to the filled form, and the same order can still be paid', async ({
  visitor,
  database,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await visitor.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(visitor.getByText('Payment cancelled')).toBeVisible();
  await expect(visitor.getByLabel('Full Name')).toHaveValue(person.name);
  await expect(visitor.getByLabel('Phone Number')).toHaveValue(person.phone);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await payByCard(visitor, '4242 4242 4242 4242');
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  const rows = await database(
    'select payment_status from public.payments where customer_email = $1',
    [person.email],
  );
  expect(rows).toEqual([{ payment_status: 'paid' }]);
});

test('paying by UPI asks for no UPI ID, and ends in paid once the app has paid @phone', async ({
  visitor,
}) => {
  await goToPayment(visitor, someone());
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await visitor.getByRole('radio', { name: 'UPI' }).check();
  await expect(visitor.getByRole('textbox')).toHaveCount(0);
  await visitor.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(visitor.getByRole('img', { name: 'A drawing of a QR code' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Decline in the app' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Your bank declined the UPI request.');
  await visitor.getByRole('button', { name: /^Pay ₹/ }).click();
  await visitor.getByRole('button', { name: 'Pay in the app' }).click();
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  await visitor.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(visitor.getByRole('article', { name: 'Receipt' })).toContainText('UPI');
});

test('the booking works on a phone @phone', async ({ visitor }) => {
  await goToPayment(visitor, someone());
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await payByCard(visitor, '4242 4242 4242 4242');
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
});
