import type { Page } from '@playwright/test';
import { logIn } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { goToPayment, someone } from '../../support/browser/booking-steps.ts';
import { openHostedPage } from '../../support/browser/payment-outcomes.ts';
import { logout } from '../../support/browser/session-links.ts';
import { allThatScriptsCanRead } from '../../support/browser/stored-session.ts';
import { expect, test } from '../../support/test.ts';

// Whoever comes next at the same computer (docs/decisions/logout.md).

async function logOut(page: Page): Promise<void> {
  await logout(page).click();
  await expect(page).toHaveURL('/auth');
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
}

test('a buyer who logs out leaves no name, no phone and no secret to whoever comes next', async ({
  student: { page },
}) => {
  const person = someone();
  await goToPayment(page, person);
  await openHostedPage(page);
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue(person.name);
  expect(await allThatScriptsCanRead(page)).toContain('mentor.buyer');

  await logOut(page);
  const left = await allThatScriptsCanRead(page);
  for (const trace of [person.name, person.email, person.phone, 'mentor.buyer']) {
    expect(left).not.toContain(trace);
  }
  await page.goto('/payment');
  await expect(page).toHaveURL('/mentorship/individual');
  await expect(toast(page, 'Error')).toContainText('Invalid navigation');
  await page.getByRole('button', { name: 'Resume Preparation' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('a payment page that is open in another tab closes at a logout, and brings nothing back', async ({
  student: { page },
}) => {
  const person = someone();
  const other = await page.context().newPage();
  await goToPayment(other, person);
  await page.goto('/contact');
  await logOut(page);
  await expect(other).toHaveURL('/mentorship/individual');
  for (const tab of [page, other]) {
    expect(await allThatScriptsCanRead(tab)).not.toContain(person.email);
    expect(await allThatScriptsCanRead(tab)).not.toContain('mentor.buyer');
  }
});

test('what somebody typed on their profile in another tab is not shown to the next who logs in there', async ({
  student: { page, fullName },
  signIn,
}) => {
  const other = await page.context().newPage();
  await other.goto('/profile');
  await expect(other.getByLabel('Full Name')).toHaveValue(fullName);
  await other.getByLabel('Full Name').fill('Typed by the last one');
  await page.goto('/contact');
  await logOut(page);
  // It waits out of sight for the one who typed it (docs/decisions/ended-sessions.md).
  await expect(other.getByRole('alertdialog')).toBeVisible();
  await expect(other.getByLabel('Full Name')).toBeHidden();
  await other.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(other).toHaveURL('/auth?next=%2Fprofile');
  const next = await signIn({ fullName: 'Rohan Mehta' });
  await logIn(other, next);
  await expect(other.getByLabel('Full Name')).toHaveValue('Rohan Mehta');
  expect(await allThatScriptsCanRead(other)).not.toContain('Typed by the last one');
});

test('whose session ends by itself still finds the order that they had begun', async ({
  student: { page },
}) => {
  const person = someone();
  await goToPayment(page, person);
  await page.evaluate(() => localStorage.removeItem('mentor.session'));
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue(person.name);
});
