import type { Page } from '@playwright/test';
import type { StoredEvent } from './events.ts';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Register for Event' });

export const register = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Register', exact: true });

export async function openDialog(page: Page, event: StoredEvent) {
  await page.goto(`/events?q=${event.title.split(' ').at(-1)}`);
  await page.getByRole('button', { name: `Register for Event: ${event.title}` }).click();
}

export async function fillRest(page: Page) {
  await dialog(page).getByLabel('College Name').fill('MBM University, Jodhpur');
  await dialog(page).getByLabel('Phone Number').fill('98290 12345');
}

export const registrations = `select user_name, user_email, college_name, phone_number
  from public.event_registrations where event_id = $1`;
