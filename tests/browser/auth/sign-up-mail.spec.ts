import {
  accountLink,
  linkIn,
  logIn,
  mailTo,
  newcomer,
  signUp,
} from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { signedUp } from '../../support/browser/signed-up.ts';
import { digitsIn } from '../../support/mail-contents.ts';
import { expect, test } from '../../support/test.ts';

test('someone signs up, opens the mail in this browser, and is where they wanted to go', async ({
  visitor,
  inbox,
  database,
}) => {
  const person = newcomer();
  await visitor.goto('/auth?next=/terms');
  await signUp(visitor, person);

  await expect(toast(visitor, signedUp)).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(visitor.getByLabel('Email', { exact: true })).toHaveValue('');
  await expect(visitor.getByLabel('Password')).toHaveValue('');

  const mail = await mailTo(inbox, person.email);
  expect(mail.subject).toBe('Confirm your email address');
  await visitor.goto(linkIn(mail));
  await expect(visitor).toHaveURL('/terms');
  await expect(toast(visitor, 'Your email address is confirmed')).toBeVisible();
  await expect(accountLink(visitor, person.fullName)).toBeVisible();
  expect(
    await database('select full_name, role from public.profiles where email = $1', [person.email]),
  ).toEqual([{ full_name: person.fullName, role: 'user' }]);
});

test('the tab that signed up follows when the mail is opened in another tab', async ({
  visitor,
  context,
  inbox,
}) => {
  const person = newcomer();
  await visitor.goto('/auth?next=/refund');
  await signUp(visitor, person);
  const mail = await mailTo(inbox, person.email);

  const tab = await context.newPage();
  await tab.goto(linkIn(mail));
  await expect(accountLink(tab, person.fullName)).toBeVisible();
  await expect(visitor).toHaveURL('/refund');
  await expect(accountLink(visitor, person.fullName)).toBeVisible();
});

test('a mail opened in another browser confirms the address, and its owner logs in there', async ({
  visitor,
  browser,
  inbox,
  problems,
}) => {
  const person = newcomer();
  await visitor.goto('/auth');
  await signUp(visitor, person);
  const mail = await mailTo(inbox, person.email);

  const phone = await browser.newContext();
  await problems.follow(phone);
  const page = await phone.newPage();
  await page.goto(linkIn(mail));
  await expect(toast(page, 'Auth Error')).toContainText(
    'Your address is confirmed: please log in.',
  );
  expect(new URL(page.url()).search).toBe('');
  await logIn(page, person);
  await expect(accountLink(page, person.fullName)).toBeVisible();
  await phone.close();
});

test('the code of the mail works like its link', async ({ visitor, inbox, problems }) => {
  problems.expect(/403: POST \/auth\/v1\/verify/);
  const person = newcomer();
  await visitor.goto('/auth?next=/terms');
  await signUp(visitor, person);
  const digits = digitsIn(await mailTo(inbox, person.email));

  const field = visitor.getByLabel('Confirmation code');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill(digits === '000000' ? '000001' : '000000');
  await visitor.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(toast(visitor, 'Auth Error')).toContainText('invalid or has expired');

  await field.fill(digits);
  await visitor.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(visitor).toHaveURL('/terms');
  await expect(accountLink(visitor, person.fullName)).toBeVisible();
});

test('a link that was used before offers a new one', async ({ visitor, inbox, browser }) => {
  const person = newcomer();
  await visitor.goto('/auth');
  await signUp(visitor, person);
  const link = linkIn(await mailTo(inbox, person.email));
  const elsewhere = await browser.newContext();
  await elsewhere.request.get(link, { maxRedirects: 0 });
  await elsewhere.close();

  await visitor.goto(link);
  await expect(
    visitor.getByRole('heading', { name: 'This link does not work any more' }),
  ).toBeVisible();
  expect(new URL(visitor.url()).hash).toBe('');
});
