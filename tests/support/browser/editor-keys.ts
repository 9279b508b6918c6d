import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { content, editorOf, expect, save } from './blog.ts';
import { toast } from './toast.ts';

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

export const newLine = (page: Page) => page.keyboard.press('Enter');

/** Saves a new post, and again without a change to its text; the stored text is the expected one both times. */
export async function expectStored(
  page: Page,
  database: <Row>(sql: string, parameters: unknown[]) => Promise<Row[]>,
  slug: string,
  expected: string,
): Promise<string> {
  const stored = () =>
    database<{ id: string; content: string }>(
      'select id, content from public.blog_posts where slug = $1',
      [slug],
    );
  await save(page);
  await expect(page).toHaveURL('/admin/blogs');
  const [post] = await stored();
  expect(post?.content).toBe(expected);
  await page.goto(editorOf(post!));
  await page.getByLabel('Excerpt').fill('Another excerpt.');
  await expect(content(page)).toBeVisible();
  await save(page);
  await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();
  expect((await stored())[0]?.content).toBe(expected);
  return post!.id;
}

export const png = (width = 64, height = 36) =>
  sharp({ create: { width, height, channels: 3, background: '#b9560b' } })
    .png()
    .toBuffer();

export const coverField = (page: Page) => page.getByRole('group', { name: /^Cover image/ });

/** Lets go of a file over the cover's field. */
export async function dropFile(page: Page, name: string, type: string, bytes: Buffer) {
  const dataTransfer = await page.evaluateHandle(
    ([base64 = '', name = '', type = '']) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      return transfer;
    },
    [bytes.toString('base64'), name, type],
  );
  const place = coverField(page).getByText('PNG, JPEG, WebP, GIF or AVIF');
  await place.dispatchEvent('dragover', { dataTransfer });
  await expect(coverField(page).locator('[data-over]')).toBeVisible();
  await place.dispatchEvent('drop', { dataTransfer });
}
