import type { Page } from '@playwright/test';
import { highlights, textColours } from '../../../src/shared/lib/rich-text/formats.ts';
import { accessibilityProblems } from '../../support/browser/accessibility.ts';
import { content, expect, fillPost, test } from '../../support/browser/blog.ts';
import { expectStored, newLine, press } from '../../support/browser/editor-keys.ts';
import { changeColours } from '../../support/browser/layout.ts';

const selectAll = (page: Page) => page.keyboard.press('ControlOrMeta+a');

test.describe('the toolbar', () => {
  test('makes ten text colours and ten highlights, each of which can be read in light and dark', async ({
    admin: { page },
    database,
    word,
  }) => {
    await page.goto('/admin/blogs/new');
    await fillPost(page, `Every colour ${word}`, '');
    for (const [palette, colours] of [
      ['Text colour', textColours],
      ['Highlight', highlights],
    ] as const) {
      for (const colour of colours) {
        await press(page, palette);
        await press(page, `${palette}: ${colour}`);
        await page.keyboard.type(colour);
      }
      await press(page, palette);
      await press(page, `${palette}: none`);
      await newLine(page);
    }
    const expected = [
      '<p>',
      ...textColours.map((colour) => `<span class="colour-${colour}">${colour}</span>`),
      '<br>',
      ...highlights.map((colour) => `<span class="highlight-${colour}">${colour}</span>`),
      '</p>',
    ];
    const id = await expectStored(page, database, `every-colour-${word}`, expected.join(''));

    // Contrasts of the light page are measured when the test ends.
    await page.goto(`/admin/blogs/preview/${id}`);
    await expect(page.locator('.article .highlight-lime')).toBeVisible();
    await expect(page.locator('.article [style]')).toHaveCount(0);
    await changeColours(page, 'dark');
    expect(await accessibilityProblems(page)).toEqual([]);
    await changeColours(page, 'light');
  });

  test('takes a format away again, and shows those at the cursor', async ({ admin: { page } }) => {
    await page.goto('/blog-editor');
    await content(page).click();
    await page.keyboard.type('Ask early');
    await selectAll(page);
    await press(page, 'Bold');
    await press(page, 'Text colour');
    await press(page, 'Text colour: red');
    await expect(content(page).locator('strong.colour-red')).toHaveText('Ask early');
    await press(page, 'Bold');
    await press(page, 'Text colour');
    await expect(page.getByRole('button', { name: 'Text colour: red' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press(page, 'Text colour: none');
    await expect(content(page).locator('strong, .colour-red')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+b');
    await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // Escape closes a palette and gives the focus back.
    await press(page, 'Highlight');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Highlight' })).toBeHidden();
  });
});
