import { linkIn, mailTo, newcomer, signUp } from '../../support/browser/account-steps.ts';
import { result, someone } from '../../support/browser/booking-steps.ts';
import { lessonText, sampleLessons } from '../../support/browser/lessons.ts';
import { mainOf, openHostedPage } from '../../support/browser/payment-outcomes.ts';
import { expect, test } from '../../support/test.ts';

test('who had no account when they paid gets the course with the account of that address', async ({
  visitor,
  inbox,
  provider,
}) => {
  const person = newcomer();
  await visitor.goto('/course/resume-mastery');
  await visitor.getByRole('link', { name: 'Pay here' }).first().click();
  await visitor.getByLabel('Full Name').fill(person.fullName);
  await visitor.getByLabel('Email Address').fill(person.email);
  await visitor.getByLabel('Phone Number').fill(someone().phone);
  await openHostedPage(visitor);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  await mailTo(inbox, person.email);
  await mainOf(visitor).getByRole('link', { name: 'Log in or sign up' }).click();
  await expect(visitor.getByLabel('Email')).toHaveValue(person.email);
  expect(visitor.url()).not.toContain('@');
  const login = visitor.url();
  await visitor.getByRole('link', { name: /Sign up/ }).click();
  await expect(visitor.getByLabel('Full Name')).toBeVisible();
  await expect(visitor.getByLabel('Email')).toHaveValue(person.email);
  await visitor.goto(login);
  await signUp(visitor, person);
  await visitor.goto(linkIn(await mailTo(inbox, person.email, 2)));
  await expect(visitor).toHaveURL('/course-dashboard');
  const course = visitor.getByRole('article', { name: 'Resume & Interview Course' });
  await expect(course).toContainText('0 of 8 lessons completed');
  await visitor.goto(sampleLessons.second);
  await expect(lessonText(visitor)).toBeVisible();
});
