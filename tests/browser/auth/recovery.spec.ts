import {
  accountLink,
  askForMail,
  linkIn,
  logIn,
  mailTo,
  newcomer,
} from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { digitsIn } from '../../support/mail-contents.ts';
import { expect, test } from '../../support/test.ts';
import type { Page } from '@playwright/test';

async function choosePassword(page: Page, password: string) {
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

test('someone who forgot the password chooses a new one by the link of the mail', async ({
  visitor,
  browser,
  signIn,
  inbox,
  problems,
}) => {
  problems.expect(/400: POST \/auth\/v1\/token/);
  const { email, password, fullName } = await signIn({ fullName: 'Rohan Mehta' });
  await askForMail(visitor, email);
  const mail = await mailTo(inbox, email);
  expect(mail.subject).toBe('Choose a new password');

  await visitor.goto(linkIn(mail));
  await expect(visitor.getByRole('main')).toContainText(email);
  expect(visitor.url()).not.toContain('code=');
  await choosePassword(visitor, 'four dry umbrellas');
  await expect(visitor).toHaveURL('/terms');
  await expect(toast(visitor, 'Password changed successfully')).toBeVisible();
  await expect(accountLink(visitor, fullName)).toBeVisible();

  const elsewhere = await browser.newContext();
  await problems.follow(elsewhere);
  const page = await elsewhere.newPage();
  await page.goto('/auth');
  await logIn(page, { email, password });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid login credentials');
  await logIn(page, { email, password: 'four dry umbrellas' });
  await expect(accountLink(page, fullName)).toBeVisible();
  await elsewhere.close();
});

test('a new password logs out everyone who was in with the old one', async ({
  visitor,
  signIn,
  inbox,
  database,
}) => {
  const { id, email, page } = await signIn({ fullName: 'Rohan Mehta' });
  await page.goto('/contact');
  await askForMail(visitor, email);
  await visitor.goto(linkIn(await mailTo(inbox, email)));
  await choosePassword(visitor, 'four dry umbrellas');
  await expect(visitor).toHaveURL('/terms');
  expect(await database('select 1 from auth.sessions where user_id = $1', [id])).toHaveLength(1);
});

test('the digits of the mail do as well', async ({ visitor, signIn, inbox }) => {
  const { email, fullName } = await signIn({ fullName: 'Rohan Mehta' });
  await askForMail(visitor, email);
  const digits = digitsIn(await mailTo(inbox, email));
  await visitor.getByLabel('Confirmation code').fill(digits);
  await visitor.getByRole('button', { name: 'Continue', exact: true }).click();
  await choosePassword(visitor, 'four dry umbrellas');
  await expect(visitor).toHaveURL('/terms');
  await expect(accountLink(visitor, fullName)).toBeVisible();
});

test('an unknown address sees the same, and no mail goes out', async ({ visitor, inbox }) => {
  const { email } = newcomer();
  await askForMail(visitor, email);
  await expect(visitor.getByRole('main')).toContainText(`If there is an account for ${email}`);
  await expect(toast(visitor, 'Check your email')).toBeVisible();
  expect(await inbox.messages(email)).toEqual([]);
});

test('an expired link says so and sends a new one, which works', async ({
  visitor,
  signIn,
  inbox,
  database,
}) => {
  const { id, email, fullName } = await signIn({ fullName: 'Rohan Mehta' });
  await askForMail(visitor, email);
  const old = linkIn(await mailTo(inbox, email));
  await database(
    `update auth.users set recovery_sent_at = now() - interval '2 hours' where id = $1`,
    [id],
  );

  await visitor.goto(old);
  await expect(
    visitor.getByRole('heading', { name: 'This link does not work any more' }),
  ).toBeVisible();
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByRole('button', { name: 'Send a new link' }).click();
  await visitor.goto(linkIn(await mailTo(inbox, email, 2)));
  await choosePassword(visitor, 'four dry umbrellas');
  await expect(visitor).toHaveURL('/terms');
  await expect(accountLink(visitor, fullName)).toBeVisible();
});

test('nobody chooses a password without the mail', async ({ visitor }) => {
  await visitor.goto('/auth?mode=new-password');
  await expect(
    visitor.getByRole('heading', { name: 'This link does not work any more' }),
  ).toBeVisible();
});
