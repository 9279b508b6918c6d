import type { Page } from '@playwright/test';
import { newPhone } from '../../support/browser/booking-steps.ts';
import { search } from '../../support/browser/dashboard.ts';
import { takeTime } from '../../support/browser/take-time.ts';
import { expect, test } from '../../support/test.ts';

const stored = `select type, fullname, email, phone, additionaldetails from public.form_submissions
  where email = $1 or phone = $1`;

const send = (page: Page) => page.getByRole('button', { name: /^Send/ });

async function write(page: Page, reach: string) {
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByLabel('Email or Phone').fill(reach);
  await page.getByLabel('Message').fill('Which course is for me?');
  await takeTime(page);
  await send(page).click();
}

test('a message with a number reaches the admin, who can answer it @phone', async ({
  visitor,
  admin,
  database,
}) => {
  const phone = newPhone();
  await visitor.goto('/contact');
  await write(visitor, `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
  await expect(visitor.getByText('Message sent')).toBeVisible();
  await expect(visitor.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(await database(stored, [phone])).toEqual([
    {
      type: 'contact',
      fullname: 'Asha Verma',
      email: null,
      phone,
      additionaldetails: 'Which course is for me?',
    },
  ]);

  const { page } = admin;
  await page.goto('/admin');
  await search(page, phone);
  const row = page.getByRole('row').filter({ hasText: phone });
  await expect(row).toContainText('Which course is for me?');
  await row.getByRole('button', { name: 'Open: Asha Verma' }).click();
  const dialog = page.getByRole('dialog', { name: 'Asha Verma' });
  await expect(dialog.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    `tel:+91${phone}`,
  );
  await expect(dialog.getByRole('link', { name: 'Reply by mail' })).toHaveCount(0);
});

test('what is missing or wrong in a message is named beside it, and the rest stays', async ({
  visitor,
}) => {
  await visitor.goto('/contact');
  await write(visitor, '12345');
  await expect(visitor.getByLabel('Email or Phone')).toHaveAccessibleDescription(
    /Enter an email address or a 10-digit mobile number/,
  );
  await expect(visitor.getByLabel('Full Name')).toHaveValue('Asha Verma');
});
