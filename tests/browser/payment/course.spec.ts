import { result, someone } from '../../support/browser/booking-steps.ts';
import { orderCourse } from '../../support/browser/course-order.ts';
import { mainOf, openHostedPage } from '../../support/browser/payment-outcomes.ts';
import { expect, test } from '../../support/test.ts';

test('a course is bought on its page, without the outside form', async ({
  visitor,
  inbox,
  database,
  provider,
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
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  const how = `Log in, or sign up, with ${person.email}, then open My Courses`;
  await expect(mainOf(visitor)).toContainText(how);
  await expect(mainOf(visitor).getByRole('link', { name: 'Log in or sign up' })).toHaveAttribute(
    'href',
    '/auth?next=%2Fcourse-dashboard&mode=login',
  );
  const rows = await database(
    'select amount, payment_status, mentorshiptype from public.payments where customer_email = $1',
    [person.email],
  );
  expect(rows).toEqual([
    { amount: 499, payment_status: 'paid', mentorshiptype: 'end_to_end_course' },
  ]);
  await expect.poll(async () => (await inbox.messages(person.email))[0]?.text).toContain(how);

  // Whoever holds the address of this page must not learn the buyer's.
  await visitor.reload();
  await expect(mainOf(visitor)).toContainText('with the email address that you paid with');
  await expect(mainOf(visitor)).not.toContainText(person.email);
});

test('a buyer who is logged in with the address opens the course at My Courses', async ({
  student: { page, email },
  provider,
}) => {
  await orderCourse(page, { ...someone(), email }, '/course/resume-mastery');
  await openHostedPage(page);
  await provider.payByCard(page);
  await expect(result(page, 'Payment Successful!')).toBeVisible();
  await expect(mainOf(page)).toContainText('The course is in your account, under My Courses.');
  await mainOf(page).getByRole('link', { name: 'Open My Courses' }).click();
  await expect(page).toHaveURL('/course-dashboard');
});

test('a buyer who is logged in with another address reads so', async ({
  student: { page },
  provider,
}) => {
  const person = someone();
  await orderCourse(page, person, '/course/resume-mastery');
  await openHostedPage(page);
  await provider.payByCard(page);
  await expect(mainOf(page)).toContainText('You are logged in with another address');
  await expect(mainOf(page)).toContainText(`log in, or sign up, with ${person.email}`);
});

for (const { page, price } of [
  { page: '/course/resume-mastery', price: '₹299' },
  { page: '/course/end-to-end-placement', price: '₹499' },
]) {
  test(`a course that one owns is not sold again: ${page}`, async ({
    visitor,
    problems,
    provider,
  }) => {
    const person = someone();
    await orderCourse(visitor, person, page);
    await openHostedPage(visitor);
    await provider.payByCard(visitor);
    await expect(result(visitor, 'Payment Successful!')).toBeVisible();
    problems.expect(/409: POST \/\.netlify\/functions\/create-payment-order/);
    await orderCourse(visitor, person, page);
    await visitor.getByRole('button', { name: `Pay ${price}` }).click();
    const answer = visitor.getByRole('dialog', { name: 'This course is yours' });
    await expect(answer).toContainText('there is nothing to pay');
    await expect(answer).toContainText('go at your own pace');
    await expect(answer.getByRole('link').first()).toHaveText('Open My Courses');
    await expect(answer.getByRole('link').first()).toHaveAttribute('href', '/course-dashboard');
    await expect(answer.getByRole('button', { name: 'Pay again' })).toBeHidden();
  });
}

test('nor is it sold on another device to its owner who is signed in', async ({
  student: { page, email },
  provider,
  problems,
}) => {
  const person = { ...someone(), email };
  // The page is open since before it was paid, so it still offers the course.
  const known = page.waitForResponse('**/rest/v1/rpc/own_courses');
  await page.goto('/course/end-to-end-placement');
  await known;
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
  await provider.post(`sessions/${paymentSessionId}/pay`);
  await provider.post('webhooks/idle');

  problems.expect(/409: POST \/\.netlify\/functions\/create-payment-order/);
  await page.getByRole('link', { name: 'Pay here' }).first().click();
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Phone Number').fill(person.phone);
  await page.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page.getByRole('dialog', { name: 'This course is yours' })).toBeVisible();
});
