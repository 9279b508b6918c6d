import {
  content,
  editorOf,
  expect,
  fillPost,
  keptNewPosts,
  save,
  test,
} from '../../support/browser/blog.ts';
import { toast } from '../../support/browser/toast.ts';
import { coverField, png, press } from '../../support/browser/editor-keys.ts';
import { painted } from '../../support/browser/layout.ts';
import { hold, overload } from '../../support/browser/network.ts';
import { shifts, watchShifts } from '../../support/browser/page-cost.ts';

test.describe('text that was not saved', () => {
  test('is kept on the device and can be restored or discarded', async ({
    admin: { page },
    addPost,
  }) => {
    const post = await addPost();
    await page.goto(editorOf(post));
    await content(page).click();
    await page.keyboard.type('Begin early. ');
    await page.getByLabel('Excerpt').fill('Half an idea');
    await page.reload();
    await expect(
      page.getByText(/There is unsaved text of \d+ \w+ \d{4}, \d+:\d\d [ap]m IST/),
    ).toBeVisible();
    await expect(page.getByLabel('Excerpt')).not.toHaveValue('Half an idea');
    await press(page, 'Restore unsaved text');
    await expect(page.getByLabel('Excerpt')).toHaveValue('Half an idea');
    await expect(content(page)).toContainText('Begin early.');
    await expect(content(page)).toContainText('Write down three numbers.');

    await page.reload();
    await press(page, 'Discard it');
    await expect(page.getByLabel('Excerpt')).not.toHaveValue('Half an idea');
    await page.reload();
    await expect(content(page)).toBeVisible();
    await expect(page.getByText('There is unsaved text')).toBeHidden();
  });

  test('is kept every few seconds, without leaving the page', async ({ admin: { page } }) => {
    await page.goto('/admin/blogs/new');
    await page.getByLabel('Title').fill('Kept by itself');
    await expect.poll(() => keptNewPosts(page)).toContain('Kept by itself');
  });

  test('does not become public by being restored when it was to be a draft', async ({
    admin: { page },
    word,
  }) => {
    await page.goto('/admin/blogs/new');
    await fillPost(page, `Not finished ${word}`);
    await page.getByRole('radio', { name: 'Draft' }).check();
    await page.reload();
    await press(page, 'Restore unsaved text');
    await expect(page.getByRole('radio', { name: 'Draft' })).toBeChecked();
    await save(page);
    await expect(page.getByRole('row').filter({ hasText: word })).toContainText('Draft');
  });

  test('of two new articles in two tabs is offered one after the other', async ({
    admin: { page },
    word,
  }) => {
    const second = await page.context().newPage();
    for (const [tab, title] of [
      [page, `The older one ${word}`],
      [second, `The newer one ${word}`],
    ] as const) {
      await tab.goto('/admin/blogs/new');
      await tab.getByLabel('Title').fill(title);
      await expect.poll(() => keptNewPosts(tab)).toContain(title);
    }
    await second.close();
    // What is open in another tab is nothing to restore.
    const third = await page.context().newPage();
    await third.goto('/admin/blogs/new');
    await expect(third.getByText(`“The newer one ${word}”`)).toBeVisible();
    await press(third, 'Discard it');
    await expect(third.getByText('There is unsaved text')).toBeHidden();
    await page.close();
    await third.reload();
    await expect(third.getByText(`“The older one ${word}”`)).toBeVisible();
    await press(third, 'Restore unsaved text');
    await expect(third.getByLabel('Title')).toHaveValue(`The older one ${word}`);
  });

  test('stays when the post cannot be loaded', async ({ admin: { page }, problems, addPost }) => {
    const post = await addPost();
    await page.goto(editorOf(post));
    await page.getByLabel('Excerpt').fill('Half an idea');
    problems.expect(/503: GET \/rest\/v1\/blog_posts/);
    await overload(page, '**/rest/v1/blog_posts**');
    await page.reload();
    await expect(toast(page, 'Failed to load blog post.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByLabel('Title')).toBeHidden();
    await page.unroute('**/rest/v1/blog_posts**');
    await press(page, 'Try Again');
    await press(page, 'Restore unsaved text');
    await expect(page.getByLabel('Excerpt')).toHaveValue('Half an idea');
  });
});

test('the form does not move from the moment it is seen, also when its parts come slowly', async ({
  admin: { page },
  database,
  addPost,
}) => {
  const post = await addPost();
  await database(
    `update public.blog_posts set coverimage_data = $2, coverimage_filename = 'desk.png',
       coverimage_content_type = 'image/png'
     where id = $1`,
    [post.id, `data:image/png;base64,${(await png()).toString('base64')}`],
  );
  const code = await hold(page, '**/_astro/RichText*.js');
  const cover = await hold(page, '**/rest/v1/blog_posts?select=coverimage_data*');
  // So high that all of the form is in view: what moves out of view is not noticed.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await watchShifts(page);
  const opened = page.waitForResponse('**/rest/v1/blog_posts?select=id%2C*');
  await page.goto(editorOf(post));
  await (await opened).finished();
  await painted(page);
  code.resolve();
  await expect(content(page)).toBeVisible();
  cover.resolve();
  await expect(coverField(page).getByRole('img')).toBeVisible();
  await painted(page);
  expect(await shifts(page)).toEqual([]);
});
