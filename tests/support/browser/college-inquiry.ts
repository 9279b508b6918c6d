import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { takeTime } from './take-time.ts';

export const college = () => ({
  institution: 'Government Engineering College, Ajmer',
  person: 'Dr. Meena Rao',
  email: `placements.${randomUUID().slice(0, 8)}@example.com`,
  phone: '9829011800',
  students: '180',
  details: 'Three branches; the season begins in August.',
});

type College = ReturnType<typeof college>;

export const nextYear = `${new Date().getFullYear() + 1}-02-14`;

export const endpoint = '**/rest/v1/form_submissions*';

export const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ });

export async function fillInquiry(page: Page, college: College) {
  await typeInquiry(page, college);
  await takeTime(page);
}

export async function typeInquiry(
  page: Page,
  { institution, person, email, phone, ...rest }: College,
) {
  await page.getByLabel('Institution Name').fill(institution);
  await page.getByLabel('Contact Person').fill(person);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Preferred Mode').selectOption('hybrid');
  await page.getByLabel('Expected Student Count').fill(rest.students);
  await page.getByLabel('Preferred Session Date').fill(nextYear);
  await page.getByLabel('Additional Details').fill(rest.details);
}

export const stored = `select institutionname, contactperson, phone, preferredmode, studentcount,
  sessiondate::text, additionaldetails from public.form_submissions where type = 'college' and email = $1`;
