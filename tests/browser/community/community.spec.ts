import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const students = (page: Page) => page.getByRole('radio', { name: 'Students' });
const officers = (page: Page) => page.getByRole('radio', { name: 'TPOs' });
const join = (page: Page) => page.getByRole('link', { name: /^Join WhatsApp Community/ });

async function expectChoice(page: Page, words: string) {
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
  await expect(join(page)).toHaveCount(1);
}

const studentWords = 'A group for students and job seekers';
const officerWords = 'A group for training and placement officers';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, checkAccessibility: javaScriptEnabled });

    test('students and placement officers each find their own group', async ({ visitor }) => {
      await visitor.goto('/community');
      await expect(students(visitor)).toBeChecked();
      await expectChoice(visitor, studentWords);
      const studentGroup = await join(visitor).getAttribute('href');
      await officers(visitor).check();
      await expectChoice(visitor, officerWords);
      expect(await join(visitor).getAttribute('href')).not.toBe(studentGroup);
    });
  });
}

test('the choice is made with the arrow keys too', async ({ visitor }) => {
  await visitor.goto('/community');
  await students(visitor).focus();
  await visitor.keyboard.press('ArrowRight');
  await expect(officers(visitor)).toBeChecked();
  await expectChoice(visitor, officerWords);
});

test('articles open on their own sites', async ({ visitor }) => {
  await visitor.goto('/community');
  const articles = visitor.getByRole('group', { name: 'Latest Articles' });
  await expect(articles.getByRole('listitem')).toHaveCount(6);
  for (const link of await articles.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});
