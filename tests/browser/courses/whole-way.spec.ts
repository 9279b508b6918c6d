import { result, someone } from '../../support/browser/booking-steps.ts';
import {
  answerAll,
  lessonList,
  lessonText,
  progressIn,
  readToTheEnd,
  sampleLessons,
} from '../../support/browser/lessons.ts';
import { openHostedPage } from '../../support/browser/payment-outcomes.ts';
import { signedInAs } from '../../support/browser/people.ts';
import { expect, test } from '../../support/test.ts';

// Nothing of an earlier test may be kept for reading without a network.
test.use({ sharesTabs: false });

test('who buys a course reads it, finishes a lesson, goes on elsewhere, and loses it with a refund @phone', async ({
  visitor,
  signIn,
  lendTab,
  stack,
  database,
  provider,
}) => {
  // Bought without being logged in, with the address of an account.
  const learner = await signIn({ fullName: 'Kavya Nair' });
  await visitor.goto('/course/resume-mastery');
  await visitor.getByRole('link', { name: 'Pay here' }).first().click();
  await visitor.getByLabel('Full Name').fill(learner.fullName);
  await visitor.getByLabel('Email Address').fill(learner.email);
  await visitor.getByLabel('Phone Number').fill(someone().phone);
  await openHostedPage(visitor);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  const orderId = new URL(visitor.url()).searchParams.get('order_id') ?? '';

  // My Courses opens the course that was bought, and offers only the other one.
  const { page } = learner;
  await page.goto('/course-dashboard');
  const course = page.getByRole('article', { name: 'Resume & Interview Course' });
  await expect(course).toContainText('0 of 8 lessons completed');
  await expect(page.getByText('Example', { exact: true })).toBeHidden();
  await expect(
    page.getByRole('link', { name: 'View Course: Resume & Interview Course' }),
  ).toBeHidden();
  await expect(
    page.getByRole('link', { name: 'View Course: End-to-End Placement Course' }),
  ).toBeVisible();
  await course.getByRole('link', { name: 'Begin: Start from a blank page' }).click();
  await expect(page).toHaveURL(sampleLessons.free);

  // The first lesson: a quiz, and on to the next one.
  await expect(lessonList(page)).toContainText('0 of 8 lessons completed');
  await answerAll(page);
  await page.getByRole('button', { name: 'Check my answers' }).click();
  await expect(page.getByText(/are right\. 4 more attempts today\./)).toBeVisible();
  await page.getByRole('button', { name: 'Mark complete, next' }).click();
  await expect(page).toHaveURL(sampleLessons.second);
  await expect(lessonText(page)).toBeVisible();
  await expect(lessonList(page)).toContainText('1 of 8 lessons completed');

  // Stops at the end of the second one, and goes on there on another device.
  await readToTheEnd(page);
  await expect
    .poll(async () => (await progressIn(database, learner, sampleLessons.second))?.place ?? 0)
    .toBeGreaterThan(5);
  const other = await lendTab();
  await other.fill(signedInAs(stack, learner).storageState);
  await other.page.goto('/course-dashboard');
  await other.page.getByRole('link', { name: 'Go on: Write bullets that show results' }).click();
  await expect(lessonText(other.page)).toBeVisible();
  await expect(lessonText(other.page).locator('> :last-child')).toBeInViewport();

  // The money goes back, and the course closes with a sentence that says why.
  await database(`update public.payments set payment_status = 'refunded' where order_id = $1`, [
    orderId,
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This course is closed for you' })).toBeVisible();
  await expect(page.getByText('The money for it goes back to you')).toBeVisible();
  await expect(lessonText(page)).toBeHidden();
  await page.goto('/course-dashboard');
  await expect(course).toContainText('it closed with the refund');
  await expect(page.getByRole('link', { name: /^Go on/ })).toBeHidden();
  await other.leave();
});
