import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { linkIn as linkInMail } from '../mail-contents.ts';
import type { InboxReader, Mail } from './inbox.ts';

export interface Newcomer {
  fullName: string;
  email: string;
  password: string;
}

/** Someone with an address that nobody has used. */
export const newcomer = (fullName = 'Asha Verma'): Newcomer => ({
  fullName,
  email: `asha.${randomUUID().slice(0, 8)}@example.com`,
  password: 'three wet umbrellas',
});

export async function logIn(page: Page, { email, password }: Omit<Newcomer, 'fullName'>) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function signUp(page: Page, { fullName, email, password }: Newcomer) {
  await page.getByRole('link', { name: /Sign up/ }).click();
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

/** Has the link for a new password mailed; the login of this page leads back to /terms. */
export async function askForMail(page: Page, email: string) {
  await page.goto('/auth?next=/terms');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** The way into the account that the navbar shows to someone who is signed in. */
export const accountLink = (page: Page, fullName: string): Locator =>
  page.getByRole('banner').getByRole('link', { name: fullName });

/** Waits for the newest mail to `email`; `count` is how many there are by then. */
export async function mailTo(inbox: InboxReader, email: string, count = 1): Promise<Mail> {
  for (;;) {
    const mails = await inbox.messages(email);
    if (mails[0] && mails.length >= count) return mails[0];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const linkIn = (mail: Mail): string => linkInMail(mail, '/auth/v1/verify');
