import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/events.ts';

test.use({ viewport: { width: 360, height: 640 } });

async function buyCourse(page: Page) {
  await page.goto('/course/resume-mastery');
  await page.getByRole('link', { name: 'Pay here' }).first().click();
  await expect(page.getByRole('heading', { name: 'Customer Details' })).toBeVisible();
}

const phoneOf = (page: Page) => page.getByRole('textbox', { name: 'Phone Number' });

test('a buyer who is signed in finds the form filled in', async ({
  student,
  addEvent,
  database,
}) => {
  const { page, email, fullName } = student;
  const event = await addEvent();
  await database(
    `insert into public.event_registrations (event_id, user_id, user_name, user_email, college_name, phone_number)
     select $1, id, 'Kavya', email, 'MNIT, Jaipur', '9829011223' from public.profiles where email = $2`,
    [event.id, email],
  );
  await buyCourse(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(fullName);
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await expect(phoneOf(page)).toHaveValue('9829011223');

  await page.getByLabel('Full Name').fill('Kavya N.');
  await phoneOf(page).fill('');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByText('Please fill in all customer details')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Kavya N.');
  await expect(phoneOf(page)).toHaveValue('');
});

test('a buyer without a registration types the phone, and nothing is called wrong before', async ({
  student: { page, email },
}) => {
  await buyCourse(page);
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await expect(phoneOf(page)).toHaveValue('');
  await expect(phoneOf(page)).not.toHaveAttribute('aria-invalid');
});

test('a visitor finds an empty form', async ({ visitor }) => {
  await buyCourse(visitor);
  await expect(visitor.getByLabel('Email Address')).toHaveValue('');
});
