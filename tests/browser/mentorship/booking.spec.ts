import { randomUUID } from 'node:crypto';
import {
  fillBookingForm,
  goToPayment,
  openBookingForm,
  payByCard,
  result,
  someone,
} from '../../support/browser/booking-steps.ts';
import { loseAnswers } from '../../support/browser/network.ts';
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

test('a lost webhook loses nothing: the result page ends in paid and the mail goes out', async ({
  visitor,
  stripe,
  inbox,
}) => {
  const person = someone();
  await stripe.post('webhooks/mode', { mode: 'lose', customerEmail: person.email });
  await goToPayment(visitor, person);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await payByCard(visitor, '4242 4242 4242 4242');
  await expect(visitor.getByText('Verifying your payment...')).toBeVisible();
  await expect(result(visitor, 'Payment Successful!')).toBeVisible({ timeout: 20_000 });
  await expect(visitor.getByRole('main')).toContainText('paid');
  await expect.poll(async () => (await inbox.messages(person.email)).length).toBe(1);
});

test('the payment page without an order says why and leads to the options', async ({ visitor }) => {
  await visitor.goto('/payment');
  await expect(visitor).toHaveURL('/mentorship/individual');
  const toast = visitor.getByRole('alert');
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('Invalid navigation. Please select a mentorship option first.');
});

test('a broken order in the storage counts as none', async ({ visitor }) => {
  await visitor.goto('/mentorship/individual');
  await visitor.evaluate(() => sessionStorage.setItem('mentor.checkout', '{"amount":"free"}'));
  await visitor.goto('/payment');
  await expect(visitor).toHaveURL('/mentorship/individual');
  await expect(visitor.getByRole('alert')).toContainText('Invalid navigation');
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
  stripe,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(visitor.getByLabel('Card number')).toBeVisible();
  const sessionId = new URL(visitor.url()).pathname.split('/').at(-1);
  await stripe.post(`sessions/${sessionId}/expire`);
  await stripe.post('webhooks/idle');
  const [session] = (
    await stripe.get<{ id: string; client_reference_id: string }[]>('sessions')
  ).filter(({ id }) => id === sessionId);
  await visitor.goto(`/payment/success?order_id=${session?.client_reference_id}`);
  await expect(result(visitor, 'The payment page has expired')).toBeVisible();
  await visitor.getByRole('link', { name: 'Try again' }).click();
  await expect(visitor).toHaveURL('/mentorship/individual');
});

test('each missing or wrong field of the booking form is named beside it, and nothing typed is lost', async ({
  visitor,
}) => {
  await openBookingForm(visitor);
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Please fill in all required fields');
  await expect(visitor.getByLabel('Full Name')).toBeFocused();
  await expect(visitor.getByLabel('Full Name')).toHaveAccessibleDescription('Enter your full name');

  await visitor.getByLabel('Full Name').fill('Asha Verma');
  await expect(visitor.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid');
  await visitor.getByLabel('Email').fill('asha@example');
  await visitor.getByLabel('Phone').fill('+91 98290');
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(visitor.getByLabel('Email')).toHaveAccessibleDescription(
    'Enter an email address like name@example.com',
  );
  await expect(visitor.getByLabel('Phone')).toHaveValue('9198290');
  await expect(visitor.getByLabel('Phone')).toHaveAccessibleDescription(/valid 10-digit/);
  await expect(visitor.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await expect(visitor.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid');
});

test('a backend that does not answer keeps the booking form as it is, and trying again stores one row', async ({
  visitor,
  problems,
  database,
}) => {
  const person = someone();
  problems.expect(/503: POST \/rest\/v1\/form_submissions/);
  await openBookingForm(visitor);
  await fillBookingForm(visitor, person);
  await loseAnswers(visitor, '**/rest/v1/form_submissions');
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Your booking could not be saved');
  await expect(visitor.getByLabel('College Name')).toHaveValue(person.college);
  await visitor.unroute('**/rest/v1/form_submissions');
  problems.expect(/409: POST \/rest\/v1\/form_submissions/);
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(visitor.getByRole('heading', { name: 'Customer Details' })).toBeVisible();
  const rows = await database('select id from public.form_submissions where email = $1', [
    person.email,
  ]);
  expect(rows).toHaveLength(1);
});

test('a malformed email is not called missing: the page says what is wrong with it @phone', async ({
  visitor,
}) => {
  await goToPayment(visitor, someone());
  const email = visitor.getByRole('textbox', { name: 'Email Address' });
  await email.fill('asha@example');
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  const whatIsWrong = 'Enter an email address like name@example.com';
  const toast = visitor.getByRole('alert');
  await expect(toast).toContainText('Invalid Email Address');
  await expect(toast).toContainText(whatIsWrong);
  await expect(toast).not.toContainText('fill in all');
  await expect(email).toHaveAccessibleDescription(whatIsWrong);
  await expect(email).toHaveValue('asha@example');
  await expect(email).toBeFocused();
  await email.fill('');
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(visitor.getByRole('alert').last()).toContainText('Missing Information');
});

test('payment details are checked before anything is sent', async ({ visitor, database }) => {
  const person = someone();
  await goToPayment(visitor, person);
  await visitor.getByLabel('Phone Number').fill('12345');
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(visitor.getByRole('alert').last()).toContainText('Invalid Phone Number');
  await expect(visitor.getByRole('alert').last()).toContainText(
    'Please enter a valid 10-digit phone number',
  );
  await visitor.getByLabel('Full Name').fill('');
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(visitor.getByRole('alert').last()).toContainText('Missing Information');
  await expect(visitor.getByRole('alert').last()).toContainText(
    'Please fill in all customer details',
  );
  const rows = await database('select order_id from public.payments where customer_email = $1', [
    person.email,
  ]);
  expect(rows).toEqual([]);
});

const refused = ['Payment Failed', 'Payment could not be processed'] as const;
const disturbed = [
  'Error',
  'There was a problem processing your payment. Please try again.',
] as const;

for (const { what, answer, times, says } of [
  { what: 'refuses the payment', answer: 400, times: 1, says: refused },
  { what: 'answers with an error of its own', answer: 500, times: 2, says: refused },
  { what: 'breaks off the connection', answer: 'reset', times: 2, says: disturbed },
]) {
  test(`when the payment provider ${what}, the page says “${says[0]}” and is ready to try again @phone`, async ({
    visitor,
    stripe,
    problems,
  }) => {
    const person = someone();
    problems.expect(/502: POST \/\.netlify\/functions\/create-payment-order/);
    await stripe.post('faults', { answer, customerEmail: person.email, times });
    await goToPayment(visitor, person);
    await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
    const toast = visitor.getByRole('alert');
    await expect(toast.getByText(says[0], { exact: true })).toBeVisible();
    await expect(toast.getByText(says[1], { exact: true })).toBeVisible();
    await expect(visitor.getByLabel('Full Name')).toHaveValue(person.name);
    await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
    await expect(visitor.getByLabel('Card number')).toBeVisible();
  });
}

test('without a network the page says so, keeps what was typed, and pays once it is back', async ({
  visitor,
  context,
  problems,
}) => {
  const person = someone();
  problems.expect(/failed: POST \/\.netlify\/functions\/create-payment-order/);
  await goToPayment(visitor, person);
  await context.setOffline(true);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  const toast = visitor.getByRole('alert');
  await expect(toast.getByText(disturbed[0], { exact: true })).toBeVisible();
  await expect(toast.getByText(disturbed[1], { exact: true })).toBeVisible();
  await expect(toast).not.toContainText('Payment Failed');
  await expect(visitor.getByLabel('Email Address')).toHaveValue(person.email);
  await context.setOffline(false);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await payByCard(visitor, '4242 4242 4242 4242');
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
});

test('who begins too many orders reads when to try again, and nothing typed is lost', async ({
  visitor,
  problems,
}) => {
  const person = someone();
  for (let orders = 0; orders < 3; orders += 1) {
    const answer = await visitor.request.post('/.netlify/functions/create-payment-order', {
      data: {
        mentorshipType: 'resume_preparation',
        amount: 149,
        customerName: person.name,
        customerEmail: person.email,
        customerPhone: person.phone,
      },
    });
    expect(answer.status()).toBe(200);
  }
  problems.expect(/429: POST \/\.netlify\/functions\/create-payment-order/);
  await goToPayment(visitor, person);
  await visitor.getByLabel('Full Name').fill('Asha R. Verma');
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Please try again in 60 minutes.');
  await expect(visitor.getByLabel('Full Name')).toHaveValue('Asha R. Verma');
  await expect(visitor.getByLabel('Email Address')).toHaveValue(person.email);
  await expect(visitor.getByLabel('Phone Number')).toHaveValue(person.phone);
  await expect(visitor.getByRole('button', { name: 'Pay ₹149' })).toBeEnabled();
});

test('two quick clicks on pay make one order and one session', async ({
  visitor,
  stripe,
  database,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).dblclick();
  await expect(visitor.getByLabel('Card number')).toBeVisible();
  const orders = await database<{ order_id: string }>(
    'select order_id from public.payments where customer_email = $1',
    [person.email],
  );
  expect(orders).toHaveLength(1);
  const sessions = await stripe.get<unknown[]>(
    `sessions?client_reference_id=${orders[0]?.order_id}`,
  );
  expect(sessions).toHaveLength(1);
});

test('a price changed in the browser is refused, and the right one is shown', async ({
  visitor,
  problems,
}) => {
  problems.expect(/409: POST \/\.netlify\/functions\/create-payment-order/);
  await goToPayment(visitor, someone());
  await visitor.evaluate(() => {
    const checkout = JSON.parse(sessionStorage.getItem('mentor.checkout') ?? '{}') as object;
    sessionStorage.setItem('mentor.checkout', JSON.stringify({ ...checkout, amount: 1 }));
  });
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Pay ₹1', exact: true }).click();
  await expect(visitor.getByRole('alert')).toContainText('The price is ₹149');
  await expect(visitor.getByRole('button', { name: 'Pay ₹149' })).toBeEnabled();
});

test('the booking form says how one pays and how the session gets its time', async ({
  visitor,
}) => {
  await openBookingForm(visitor);
  const steps = visitor.getByRole('complementary').getByRole('listitem');
  await expect(steps).toHaveText([
    'You pay on a secure page, by UPI or card.',
    'A confirmation email follows.',
    'We write to you with two times, and you choose one.',
  ]);
});

test('back from the booking form leads to the cards again, by keyboard too', async ({
  visitor,
}) => {
  await visitor.goto('/mentorship/individual');
  const card = visitor.getByRole('button', { name: 'Interview Preparation' });
  await card.focus();
  await visitor.keyboard.press('Enter');
  await expect(
    visitor.getByRole('heading', { name: /Interview Preparation/, level: 2 }),
  ).toBeFocused();
  await visitor.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(card).toBeFocused();
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
