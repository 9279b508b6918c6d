import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Query } from './database-proxy.ts';
import { uniqueWord } from './unique-word.ts';
import { expect, test as base } from '../test.ts';

export interface StoredInquiry {
  id: string;
  /** A word that no other inquiry has. */
  name: string;
}

type Changes = Record<string, string | number | boolean | null>;

/** Tests that need inquiries of their own, which are gone when the test ends. */
export const test = base.extend<{
  addBooking: (changes?: Changes) => Promise<StoredInquiry>;
  addCollegeInquiry: (changes?: Changes) => Promise<StoredInquiry>;
}>({
  addBooking: async ({ database }, use) => {
    const { add, clear } = adder(database, (name) => ({
      type: 'individual',
      fullname: name,
      collegename: 'MNIT, Jaipur',
      email: 'kavya@students.example',
      phone: '9829012345',
      goal: 'interview',
      mentorshiptype: 'interview_preparation',
    }));
    await use(add);
    await clear();
  },
  addCollegeInquiry: async ({ database }, use) => {
    const { add, clear } = adder(database, (name) => ({
      type: 'college',
      institutionname: name,
      contactperson: 'Dr. Hemant Vyas',
      email: 'tpo@gec.example',
      phone: '9829011234',
      preferredmode: 'hybrid',
      studentcount: 1240,
      additionaldetails: 'Two batches, please.',
      sessiondate: '2099-12-31',
    }));
    await use(add);
    await clear();
  },
});

function adder(database: Query, rowOf: (name: string) => Changes) {
  const ids: string[] = [];
  return {
    add: async (changes: Changes = {}): Promise<StoredInquiry> => {
      const name = `Inquiry ${uniqueWord()}`;
      const row: Changes = { id: randomUUID(), ...rowOf(name), ...changes };
      const columns = Object.keys(row);
      await database(
        `insert into public.form_submissions (${columns.join(', ')})
         values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
        Object.values(row),
      );
      ids.push(String(row['id']));
      return { id: String(row['id']), name: String(row['fullname'] ?? row['institutionname']) };
    },
    clear: () => database('delete from public.form_submissions where id = any($1)', [ids]),
  };
}

export const inquiryTable = (page: Page, name: 'Individual Inquiries' | 'College Inquiries') =>
  page.getByRole('region', { name });

export const inquiryRow = (page: Page, { name }: { name: string }) =>
  page.getByRole('row').filter({ hasText: name });

/** On a phone the inquiries are folded. */
export async function openInquiries(page: Page): Promise<void> {
  const fold = page.getByText('Show the inquiries', { exact: true });
  await expect(fold).toBeAttached();
  const list = page.getByRole('heading', { name: 'Inquiries', exact: true });
  if (!(await list.isVisible())) await fold.click();
}

/** Opens a part of the dashboard that is folded, and answers it. */
export async function openPart(page: Page, name: string | RegExp): Promise<Locator> {
  const part = page.getByRole('region', { name });
  const isOpen = await part.locator('details').evaluate(({ open }: HTMLDetailsElement) => open);
  if (!isOpen) await part.getByRole('heading', { name }).click();
  return part;
}

/** Nothing that the dashboard asks for as it opens is under way any more. */
export async function dashboardIsLoaded(page: Page): Promise<void> {
  await openInquiries(page);
  for (const name of ['Individual Inquiries', 'College Inquiries'] as const) {
    await expect(inquiryTable(page, name).getByText(/^[\d,]+ found$/)).toBeVisible();
  }
  const total = page.getByRole('term').filter({ hasText: 'Total Inquiries' }).locator('+ dd');
  await expect(total).toHaveText(/^[\d,]+$/);
  const figures = await openPart(page, 'Figures');
  await expect(figures.getByText('Inquiries by week').first()).toBeVisible();
  const publishing = page.getByRole('region', { name: 'Publish changes' });
  await expect(publishing).toHaveAttribute('aria-busy', 'false');
}

export async function search(page: Page, words: string): Promise<void> {
  await openInquiries(page);
  await page.getByRole('search', { name: 'Inquiries' }).getByLabel('Search').fill(words);
}

export { expect };

/** Opens an inquiry of the dashboard, where its note is written. */
export async function openNote(page: Page, inquiry: StoredInquiry) {
  await search(page, inquiry.name);
  await page.getByRole('button', { name: `Open: ${inquiry.name}` }).click();
  const dialog = page.getByRole('dialog', { name: inquiry.name });
  await expect(dialog.getByLabel('Private note')).toBeVisible();
  return dialog;
}
