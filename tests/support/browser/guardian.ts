import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

export const aParent = () => ({
  name: 'Suresh Nair',
  email: `suresh.${randomUUID().slice(0, 8)}@example.com`,
});

type Place = Page | Locator;

export const under18 = (place: Place) =>
  place.getByRole('checkbox', { name: 'The student is under 18' });
export const parentName = (place: Place) => place.getByLabel('Name of the parent or guardian');
export const parentEmail = (place: Place) => place.getByLabel('Email of the parent or guardian');
export const declaration = (place: Place) =>
  place.getByRole('checkbox', { name: /^I am the parent or guardian/ });

export async function fillParent(place: Place, { name, email }: ReturnType<typeof aParent>) {
  await under18(place).check();
  await parentName(place).fill(name);
  await parentEmail(place).fill(email);
  await declaration(place).check();
}
