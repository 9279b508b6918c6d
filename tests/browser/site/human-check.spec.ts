import type { Page } from '@playwright/test';
import { newcomer, signUp } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { fillBookingForm, openBookingForm, someone } from '../../support/browser/booking-steps.ts';
import { answerAs, fillInquiry, script, test } from '../../support/browser/checked-site.ts';
import {
  askForDeletion,
  confirm,
  dialogOf,
  signedInLongAgo,
} from '../../support/browser/reauthentication.ts';
import { expect } from '../../support/test.ts';

// One site is enough for all of them.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ database, problems }) => {
  problems.expect(/third party: GET https:\/\/challenges\.cloudflare\.com/);
  // As the scheduled function does within ten minutes.
  await database('update private.human_check set is_on = true');
});

const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ });

const stored = 'select from public.form_submissions where email = $1';

test('a college sends its inquiry and notices nothing of the check', async ({
  visitor,
  database,
  checkedSite: { service },
}) => {
  await answerAs(visitor, service);
  const email = await fillInquiry(visitor);
  await submit(visitor).click();
  await expect(toast(visitor, 'Success')).toBeVisible();
  expect(await database(stored, [email])).toHaveLength(1);
});

test('someone who books ticks a box, and comes to the payment', async ({
  visitor,
  checkedSite: { service },
}) => {
  await answerAs(visitor, service, 'box');
  await openBookingForm(visitor);
  await fillBookingForm(visitor, someone());
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await visitor.getByRole('button', { name: 'Verify you are human' }).click();
  await expect(visitor).toHaveURL(/\/payment/);
});

test('someone whose check does not load reads that, keeps the typed text, and succeeds on the next try', async ({
  visitor,
  database,
  problems,
  checkedSite: { service },
}) => {
  problems.expect(/ERR_FAILED|challenges/);
  await visitor.route(script, (route) => route.abort());
  const email = await fillInquiry(visitor);
  await submit(visitor).click();
  await expect(toast(visitor, 'Error')).toContainText('We could not check that you are human.');
  await expect(visitor.getByLabel('Institution Name')).toHaveValue(/Ajmer/);
  expect(await database(stored, [email])).toHaveLength(0);

  await visitor.unroute(script);
  await answerAs(visitor, service);
  await submit(visitor).click();
  await expect(toast(visitor, 'Success')).toBeVisible();
  expect(await database(stored, [email])).toHaveLength(1);
});

test('who is asked for the password over another dialog can reach the box', async ({
  student: { page, id, email, password },
  database,
  problems,
  checkedSite: { service },
}) => {
  problems.expect(/403: POST \/rest\/v1\/rpc\/delete_own_account/);
  await answerAs(page, service, 'box');
  await signedInLongAgo(database, id);
  await askForDeletion(page, email);
  await confirm(page, password);
  await page.getByRole('button', { name: 'Verify you are human' }).click();
  await expect(toast(page, 'Your account is deleted')).toBeVisible();
});

test('someone who closes the dialog without ticking the box can start again', async ({
  student: { page, id, email, password },
  database,
  problems,
  checkedSite: { service },
}) => {
  problems.expect(/403: POST \/rest\/v1\/rpc\/delete_own_account/);
  await answerAs(page, service, 'box');
  await signedInLongAgo(database, id);
  await askForDeletion(page, email);
  await confirm(page, password);
  const box = page.getByRole('button', { name: 'Verify you are human' });
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();

  await page.getByRole('button', { name: 'Delete for good' }).click();
  await confirm(page, password);
  await box.click();
  await expect(toast(page, 'Your account is deleted')).toBeVisible();
});

test('a sign-up shows the auth service what Turnstile answered', async ({
  visitor,
  checkedSite: { service },
}) => {
  await answerAs(visitor, service);
  await visitor.goto('/auth');
  const asked = visitor.waitForRequest('**/auth/v1/signup*');
  await signUp(visitor, newcomer());
  const body = (await asked).postDataJSON() as {
    gotrue_meta_security: { captcha_token?: string };
  };
  expect(body.gotrue_meta_security.captcha_token).toMatch(/^answer-/);
  await expect(toast(visitor, 'Signup successful!')).toBeVisible();
});
