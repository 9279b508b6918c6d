import type { Page } from '@playwright/test';
import { limits } from '#src/shared/lib/limits.ts';
import {
  college,
  fillInquiry,
  stored,
  submit,
  typeInquiry,
} from '../../support/browser/college-inquiry.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect, test } from '../../support/test.ts';

/** As if the page had been opened so many seconds ago. */
const openFor = (page: Page, seconds: number) =>
  page.evaluate((milliseconds) => {
    performance.now = () => milliseconds;
  }, seconds * 1000);

test.beforeEach(async ({ visitor }) => {
  await visitor.goto('/mentorship/college');
});

test('who has sent three inquiries reads when to send the next, and keeps what was typed', async ({
  visitor,
  database,
  problems,
}) => {
  const ours = college();
  problems.expect(/429: POST \/rest\/v1\/form_submissions/);
  for (const branch of ['Mechanical', 'Civil', 'Textile']) {
    await fillInquiry(visitor, { ...ours, details: branch });
    await submit(visitor).click();
    await expect(visitor.getByLabel('Institution Name')).toHaveValue('');
  }
  await fillInquiry(visitor, ours);
  await submit(visitor).click();
  await expect(toast(visitor, 'Please try again in 1 hour.')).toBeVisible();
  await expect(visitor.getByLabel('Additional Details')).toHaveValue(ours.details);
  expect(await database(stored, [ours.email])).toHaveLength(3);
});

test('a program that fills in every field is refused; a person whose browser did so sends again', async ({
  visitor,
  database,
  problems,
}) => {
  const ours = college();
  problems.expect(/400: POST \/rest\/v1\/form_submissions/);
  await fillInquiry(visitor, ours);
  await visitor.locator('form [name=website]').evaluate((field) => {
    (field as HTMLInputElement).value = 'https://cheap.example';
  });
  await submit(visitor).click();
  const words = 'Please check what you have typed and send it again.';
  await expect(toast(visitor, words)).toBeVisible();
  expect(await database(stored, [ours.email])).toEqual([]);

  await submit(visitor).click();
  await expect(toast(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
  expect(await database(stored, [ours.email])).toHaveLength(1);
});

test('what is sent at once is by a program; what was typed stays for a person to send again', async ({
  visitor,
  database,
  problems,
}) => {
  const ours = college();
  problems.expect(/400: POST \/rest\/v1\/form_submissions/);
  await typeInquiry(visitor, ours);
  await openFor(visitor, limits.formSecondsMinimum - 1);
  await submit(visitor).click();
  const words = 'Please check what you have typed and send it again.';
  await expect(toast(visitor, words)).toBeVisible();
  await expect(visitor.getByLabel('Institution Name')).toHaveValue(ours.institution);
  expect(await database(stored, [ours.email])).toEqual([]);

  await openFor(visitor, limits.formSecondsMinimum);
  await submit(visitor).click();
  await expect(toast(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
  expect(await database(stored, [ours.email])).toHaveLength(1);
});

test('nobody meets the field for programs, with the keyboard or a screen reader', async ({
  visitor,
}) => {
  await expect(visitor.locator('form [name=website]')).toHaveCount(1);
  await expect(visitor.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await visitor.getByLabel('Additional Details').focus();
  await visitor.keyboard.press('Tab');
  await expect(visitor.getByRole('checkbox', { name: 'Send me the newsletter' })).toBeFocused();
  await visitor.keyboard.press('Tab');
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Privacy' })).toBeFocused();
  await visitor.keyboard.press('Tab');
  await expect(submit(visitor)).toBeFocused();
});
