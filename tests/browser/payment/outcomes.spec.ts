import type { Page } from '@playwright/test';
import {
  goToPayment,
  payByCard,
  result,
  someone,
  type Someone,
} from '../../support/browser/booking-steps.ts';
import type { StripeSwitches } from '../../support/browser/stripe-switches.ts';
import { expect, test } from '../../support/test.ts';

const visa = '4242 4242 4242 4242';
const mainOf = (page: Page) => page.getByRole('main');
const orderIn = (page: Page) => new URL(page.url()).searchParams.get('order_id') ?? '';

async function openHostedPage(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function orderCourse(page: Page, person: Someone, coursePage: string) {
  await page.goto(coursePage);
  await page.getByRole('link', { name: 'Pay here' }).first().click();
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Phone Number').fill(person.phone);
}

async function orderOf(stripe: StripeSwitches, sessionId: string): Promise<string> {
  const sessions = await stripe.get<{ id: string; client_reference_id: string }[]>('sessions');
  return sessions.find(({ id }) => id === sessionId)?.client_reference_id ?? '';
}

test('after a paid session one reads who writes with two times, opens the receipt or goes home', async ({
  visitor,
}) => {
  await goToPayment(visitor, someone());
  await openHostedPage(visitor);
  await payByCard(visitor, visa);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  // No scheduler is configured: nothing is promised that could not be chosen.
  await expect(mainOf(visitor)).toContainText(
    'We write to you with two times for your 30-minute live session.',
  );
  await expect(visitor.getByRole('link', { name: 'Choose a time' })).toBeHidden();
  await expect(visitor.getByRole('link', { name: 'Prepare for your session' })).toHaveAttribute(
    'href',
    '/schedule',
  );
  await expect(visitor.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const orderId = orderIn(visitor);
  await visitor.getByRole('link', { name: 'Open the receipt' }).click();

  const receipt = visitor.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText(/T-20\d\d-\d\d\/\d{4}/);
  for (const fact of [
    'Asha Verma',
    '1-to-1 Resume Preparation',
    '₹149.00',
    'Rupees one hundred and forty-nine only',
    'Visa card ending 4242',
    orderId,
    'Test payment: no money has moved.',
  ]) {
    await expect(receipt).toContainText(fact);
  }
  // The seller is not registered for GST, so nothing is said of it.
  await expect(receipt).not.toContainText(/GST/);
});

test('a receipt is one page of A4 on paper, without the menu around it', async ({ visitor }) => {
  await goToPayment(visitor, someone());
  await openHostedPage(visitor);
  await payByCard(visitor, visa);
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

test('a receipt that cannot be loaded can be tried again', async ({ visitor, problems }) => {
  await goToPayment(visitor, someone());
  await openHostedPage(visitor);
  await payByCard(visitor, visa);
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

test('a course is bought on its page, without the outside form', async ({
  visitor,
  inbox,
  database,
}) => {
  const person = someone();
  await visitor.goto('/course/end-to-end-placement');
  await expect(visitor.getByRole('link', { name: /^Buy the Course/ }).first()).toBeVisible();
  await visitor.getByRole('link', { name: 'Pay here' }).first().click();
  const summary = visitor.getByRole('complementary', { name: 'Order Summary' });
  await expect(summary).toContainText('End-to-End Placement Course');
  await expect(summary).toContainText('Total₹499');
  await visitor.getByLabel('Full Name').fill(person.name);
  await visitor.getByLabel('Email Address').fill(person.email);
  await visitor.getByLabel('Phone Number').fill(person.phone);
  await openHostedPage(visitor);
  await payByCard(visitor, visa);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  await expect(mainOf(visitor)).toContainText('We send you the access by email');
  await expect(visitor.getByRole('link', { name: 'Open my courses' })).toBeHidden();
  const rows = await database(
    'select amount, payment_status, mentorshiptype from public.payments where customer_email = $1',
    [person.email],
  );
  expect(rows).toEqual([
    { amount: 499, payment_status: 'paid', mentorshiptype: 'end_to_end_course' },
  ]);
  await expect
    .poll(async () => (await inbox.messages(person.email))[0]?.text)
    .toContain('We send you the access by email');
});

test('the course that is on My Courses is opened from its result, and is there', async ({
  visitor,
}) => {
  await orderCourse(visitor, someone(), '/course/resume-mastery');
  await openHostedPage(visitor);
  await payByCard(visitor, visa);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  await visitor.getByRole('link', { name: 'Open my courses' }).click();
  await expect(visitor).toHaveURL('/course-dashboard');
  await expect(
    mainOf(visitor).getByRole('heading', { name: 'Resume & Interview Course' }),
  ).toBeVisible();
  await expect(mainOf(visitor).getByRole('link', { name: /^Play: / })).toHaveCount(8);
});

test('a reload, Back from the hosted page and a second click lead to the same page, and one payment', async ({
  visitor,
  database,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  const sessionId = await openHostedPage(visitor);
  await visitor.reload();
  await expect(visitor.getByLabel('Card number')).toBeVisible();
  await visitor.goBack();
  await expect(visitor.getByLabel('Full Name')).toHaveValue(person.name);
  expect(await openHostedPage(visitor)).toBe(sessionId);
  await visitor.goBack();
  await visitor.reload();
  await expect(visitor.getByLabel('Phone Number')).toHaveValue(person.phone);
  expect(await openHostedPage(visitor)).toBe(sessionId);
  await payByCard(visitor, visa);
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
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  await openHostedPage(visitor);
  await payByCard(visitor, visa);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();

  problems.expect(/409: POST \/\.netlify\/functions\/create-payment-order/);
  await goToPayment(visitor, person);
  const pay = visitor.getByRole('button', { name: 'Pay ₹149' });
  await pay.click();
  const question = visitor.getByRole('dialog', { name: 'Already paid' });
  await expect(question).toContainText(
    /You have already paid for this on \d+ [A-Z][a-z]+\. Pay again\?/,
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(visitor.getByLabel('Full Name')).toHaveValue(person.name);
  await expect(pay).toBeFocused();
  await pay.click();
  await question.getByRole('button', { name: 'Pay again' }).click();
  await payByCard(visitor, visa);
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
  stripe,
}) => {
  const person = someone();
  const other = await context.newPage();
  await goToPayment(visitor, person);
  await goToPayment(other, person);
  await openHostedPage(visitor);
  const left = await openHostedPage(other);
  await payByCard(visitor, visa);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  await stripe.post('webhooks/idle');
  const sessions = await stripe.get<{ id: string; status: string }[]>('sessions');
  expect(sessions.find(({ id }) => id === left)?.status).toBe('expired');
});

for (const { page, price, says, opens } of [
  {
    page: '/course/resume-mastery',
    price: '₹299',
    says: 'go at your own pace',
    opens: { name: 'Open my courses', href: '/course-dashboard' },
  },
  {
    page: '/course/end-to-end-placement',
    price: '₹499',
    says: 'We send you the access by email',
    opens: { name: 'See what I paid', href: /^\/payment\/success\?order_id=ord_/ },
  },
]) {
  test(`a course that one owns is not sold again: ${page}`, async ({ visitor, problems }) => {
    const person = someone();
    await orderCourse(visitor, person, page);
    await openHostedPage(visitor);
    await payByCard(visitor, visa);
    await expect(result(visitor, 'Payment Successful!')).toBeVisible();
    problems.expect(/409: POST \/\.netlify\/functions\/create-payment-order/);
    await orderCourse(visitor, person, page);
    await visitor.getByRole('button', { name: `Pay ${price}` }).click();
    const answer = visitor.getByRole('dialog', { name: 'This course is yours' });
    await expect(answer).toContainText('there is nothing to pay');
    await expect(answer).toContainText(says);
    await expect(answer.getByRole('link').first()).toHaveText(opens.name);
    await expect(answer.getByRole('link').first()).toHaveAttribute('href', opens.href);
    await expect(answer.getByRole('button', { name: 'Pay again' })).toBeHidden();
  });
}

test('nor is it sold on another device to its owner who is signed in', async ({
  student: { page, email },
  stripe,
  problems,
}) => {
  const person = { ...someone(), email };
  const answer = await page.request.post('/.netlify/functions/create-payment-order', {
    data: {
      mentorshipType: 'end_to_end_course',
      amount: 499,
      customerName: person.name,
      customerEmail: person.email,
      customerPhone: person.phone,
    },
  });
  const { paymentSessionId } = (await answer.json()) as { paymentSessionId: string };
  await stripe.post(`sessions/${paymentSessionId}/pay`);
  await stripe.post('webhooks/idle');

  problems.expect(/409: POST \/\.netlify\/functions\/create-payment-order/);
  await page.goto('/course/end-to-end-placement');
  await page.getByRole('link', { name: 'Pay here' }).first().click();
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Phone Number').fill(person.phone);
  await page.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page.getByRole('dialog', { name: 'This course is yours' })).toBeVisible();
});

for (const [what, mode] of [
  ['late', { delayMilliseconds: 6_000 }],
  ['twice', 'double'],
] as const) {
  test(`a webhook that comes ${what} changes nothing: paid, and one mail`, async ({
    visitor,
    stripe,
    inbox,
  }) => {
    const person = someone();
    await stripe.post('webhooks/mode', { mode, customerEmail: person.email });
    await goToPayment(visitor, person);
    await openHostedPage(visitor);
    await payByCard(visitor, visa);
    await expect(result(visitor, 'Payment Successful!')).toBeVisible({ timeout: 20_000 });
    await expect.poll(async () => (await inbox.messages(person.email)).length).toBe(1);
    await stripe.post('webhooks/idle');
    await visitor.reload();
    await expect(result(visitor, 'Payment Successful!')).toBeVisible();
    expect(await inbox.messages(person.email)).toHaveLength(1);
  });
}

test('while the bank is busy the page says not to pay again, and later that it is paid', async ({
  visitor,
  stripe,
}) => {
  await goToPayment(visitor, someone());
  const sessionId = await openHostedPage(visitor);
  await stripe.post(`sessions/${sessionId}/pay`, { with: 'pending@upi' });
  const orderId = await orderOf(stripe, sessionId);
  await visitor.goto(`/payment/success?order_id=${orderId}`);
  await expect(result(visitor, 'Your payment is being confirmed')).toBeVisible({ timeout: 40_000 });
  await expect(mainOf(visitor)).toContainText('Please do not pay again');
  await expect(visitor.getByRole('link', { name: 'Open the receipt' })).toBeHidden();
  await stripe.post(`sessions/${sessionId}/settle`, { outcome: 'succeeded' });
  await stripe.post('webhooks/idle');
  await visitor.reload();
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
});

test('a payment that the bank refuses is said to have failed, with a way back and one mail', async ({
  visitor,
  stripe,
  inbox,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  const sessionId = await openHostedPage(visitor);
  await stripe.post(`sessions/${sessionId}/pay`, { with: 'pending@upi' });
  await stripe.post(`sessions/${sessionId}/settle`, { outcome: 'failed' });
  await stripe.post('webhooks/idle');
  await visitor.goto(`/payment/success?order_id=${await orderOf(stripe, sessionId)}`);
  await expect(result(visitor, 'The payment did not go through')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Try again' })).toBeVisible();
  await expect.poll(async () => (await inbox.messages(person.email)).length).toBe(1);
});

test('a refunded order says so, and so does its receipt', async ({ visitor, stripe, inbox }) => {
  const person = someone();
  await goToPayment(visitor, person);
  const sessionId = await openHostedPage(visitor);
  await payByCard(visitor, visa);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  await stripe.post(`sessions/${sessionId}/refund`);
  await stripe.post('webhooks/idle');
  await visitor.reload();
  await expect(result(visitor, 'This payment was refunded')).toBeVisible();
  await visitor.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(visitor.getByRole('article', { name: 'Receipt' })).toContainText('Refunded in full');
  await expect
    .poll(async () => (await inbox.messages(person.email)).map(({ subject }) => subject).sort())
    .toEqual([
      'Booking confirmed: 1-to-1 Resume Preparation',
      'Your refund: 1-to-1 Resume Preparation',
    ]);
});
