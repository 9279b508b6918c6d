import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { test as base } from '../test.ts';
import { uniqueWord } from './unique-word.ts';

export interface StoredReview {
  id: string;
  user_id: string;
  rating: number;
  title: string;
  content: string;
  reviewer_name: string;
  designation: string;
  created_at: string;
  hidden_reason: string | null;
  answer: string | null;
}

/** Tests that need reviews of their own, which are gone when the test ends. */
export const test = base.extend<{
  addReview: (changes?: Partial<StoredReview>) => Promise<StoredReview>;
}>({
  addReview: async ({ database }, use) => {
    const [student] = await database<{ id: string }>(
      `select id from auth.users where email = 'student@example.com'`,
    );
    const ids: string[] = [];
    await use(async (changes = {}) => {
      const review: StoredReview = {
        id: randomUUID(),
        user_id: student!.id,
        rating: 5,
        title: `Clear and kind ${uniqueWord()}`,
        content: 'We rewrote my resume together and I finally knew what to leave out.',
        reviewer_name: 'Rohan Sharma',
        designation: 'Student',
        created_at: new Date().toISOString(),
        hidden_reason: null,
        answer: null,
        ...changes,
      };
      const columns = Object.keys(review);
      await database(
        `insert into public.reviews (${columns.join(', ')})
         values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
        Object.values(review),
      );
      ids.push(review.id);
      return review;
    });
    await database('delete from public.reviews where id = any($1)', [ids]);
  },
});

/** The card of a review, found by its title. */
export const reviewCard = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

export const reviewForm = (page: Page): Locator => page.getByRole('dialog');

export async function openReviewForm(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Write a Review' }).click();
  const form = reviewForm(page);
  await form.getByLabel('Review Title').waitFor();
  return form;
}

export interface TypedReview {
  name: string;
  designation: string;
  stars: number;
  title: string;
  content: string;
}

export const aReview = (changes: Partial<TypedReview> = {}): TypedReview => ({
  name: 'Kavya Nair',
  designation: 'Student',
  stars: 4,
  title: `Worth the evening ${uniqueWord()}`,
  content: 'Thirty minutes, three changes, one call back.',
  ...changes,
});

export async function fillReviewForm(form: Locator, review: TypedReview): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill(review.name);
  await form.getByLabel('Designation').selectOption(review.designation);
  await form.getByLabel(starLabel(review.stars)).check();
  await form.getByLabel('Review Title').fill(review.title);
  await form.getByLabel('Review Content').fill(review.content);
}

const starLabel = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);

export { expect } from '../test.ts';
