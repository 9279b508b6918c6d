import type { Page } from '@playwright/test';
import { button, expect, openEditor, test, textField } from '../../support/browser/course-desk.ts';
import { toast } from '../../support/browser/toast.ts';

/** How often a new build was asked for. */
function countRebuilds(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/rebuild')) count += 1;
  });
  return () => count;
}

async function write(page: Page, text: string): Promise<void> {
  await textField(page).click();
  await page.keyboard.type(text);
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save').click();
  const saved = toast(page, 'Learners read it like this now.');
  await expect(saved).toBeVisible();
  await button(page, 'Close: Saved').click();
  await expect(saved).toBeHidden();
}

test('the site is built again for the title of a paid lesson, and not for its text', async ({
  admin: { page },
  addLesson,
}) => {
  const lesson = await addLesson({ title: 'One', status: 'published' });
  const rebuilds = countRebuilds(page);
  await openEditor(page, lesson);
  await write(page, 'More about it. ');
  await save(page);
  await page.getByLabel('Opens after so many days').fill('3');
  await save(page);
  expect(rebuilds()).toBe(0);
  await page.getByLabel('Title').fill('Two');
  await save(page);
  await expect.poll(rebuilds).toBe(1);
  await page.getByLabel('Summary').fill('Two pages.');
  await save(page);
  await expect.poll(rebuilds).toBe(2);
  await page.getByLabel('Free: everyone reads it').check();
  await save(page);
  await expect.poll(rebuilds).toBe(3);
  await write(page, 'For everyone. ');
  await save(page);
  await expect.poll(rebuilds).toBe(4);
});
