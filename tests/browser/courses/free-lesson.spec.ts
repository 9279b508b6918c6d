import { readFile } from 'node:fs/promises';
import { lessonList, lessonText, sampleLessons } from '../../support/browser/lessons.ts';
import { expect, test } from '../../support/test.ts';

test('a visitor reads the free lesson of a course, saves its file, and finds the course', async ({
  visitor,
}) => {
  await visitor.goto(sampleLessons.free);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Start from a blank page');
  const saved = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Save one-page-resume.docx' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('one-page-resume.docx');
  // A Word file is a zip: it begins with these letters.
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await visitor.getByRole('link', { name: 'See the course' }).click();
  await expect(visitor).toHaveURL('/course/resume-mastery');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, checkAccessibility: false });

  test('the free lesson can be read, with the list of its course', async ({ visitor }) => {
    await visitor.goto(sampleLessons.free);
    await expect(lessonText(visitor)).toContainText('Make your master list');
    await expect(lessonList(visitor).getByRole('link')).toHaveCount(9);
    await expect(visitor.getByRole('button', { name: /^Save/ })).toBeHidden();
    await expect(visitor.getByText('Saving a file needs JavaScript.')).toBeVisible();
    await expect(visitor.getByText('lifetime access')).toBeVisible();
  });
});

test('a lesson fits a window of 360 px', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 360, height: 700 });
  await visitor.goto(sampleLessons.free);
  const overflow = await visitor.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
