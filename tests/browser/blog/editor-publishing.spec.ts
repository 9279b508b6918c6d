import { editorOf, expect, fillPost, save, test } from '../../support/browser/blog.ts';
import { toast } from '../../support/browser/toast.ts';

test('a draft is nowhere until it is published, and a scheduled post until its time', async ({
  admin: { page },
  stack,
  database,
  word,
}) => {
  const isThere = async () => {
    const address = `${stack.url}/rest/v1/blog_posts?select=id&slug=eq.ask-twice-${word}`;
    const rows = await fetch(address, { headers: { apikey: stack.anonKey } });
    return ((await rows.json()) as unknown[]).length > 0;
  };
  await page.goto('/admin/blogs/new');
  await fillPost(page, `Ask twice ${word}`);
  await page.getByRole('radio', { name: 'Draft' }).check();
  await save(page);
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row).toContainText('Draft');
  expect(await isThere()).toBe(false);

  await row.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('radio', { name: 'Scheduled for later' }).check();
  await save(page);
  const time = page.getByLabel('Publish at');
  await expect(time).toBeFocused();
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await time.fill('2020-01-01T10:00');
  await save(page);
  await expect(page.getByText('Choose a time in the future')).toBeVisible();
  await time.fill('2099-01-31T09:30');
  await save(page);
  await expect(row).toContainText('Scheduled: 31 January 2099, 9:30 am IST');
  expect(await isThere()).toBe(false);
  expect(
    await database(
      `select publishedat = '2099-01-31T04:00:00Z' as is_on_time from public.blog_posts where title like '%' || $1`,
      [word],
    ),
  ).toEqual([{ is_on_time: true }]);

  await row.getByRole('link', { name: /^Edit/ }).click();
  await expect(time).toHaveValue('2099-01-31T09:30');
  await page.getByRole('radio', { name: 'Published' }).check();
  await save(page);
  await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();
  expect(await isThere()).toBe(true);
});

test('another address leads the readers of the old one on, and cannot be another post’s', async ({
  admin: { page },
  visitor,
  problems,
  addPost,
}) => {
  problems.expect(/409: PATCH \/rest\/v1\/blog_posts/);
  const other = await addPost();
  const post = await addPost();
  await page.goto(editorOf(post));
  const slug = page.getByLabel('Slug');
  await expect(slug).toHaveValue(post.slug);
  await slug.fill('Not An Address!');
  await save(page);
  await expect(page.getByText('Enter an address of small letters')).toBeVisible();
  await slug.fill(other.slug);
  await expect(page.getByText('The old address takes readers')).toBeVisible();
  await save(page);
  await expect(page.getByText('Another article has this address')).toBeVisible();
  await expect(toast(page, 'Failed to save blog post. Please try again.')).toBeVisible();
  await slug.fill(`${post.slug}-now`);
  await save(page);
  await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();

  await visitor.goto(`/blog/${post.slug}`);
  await expect(visitor).toHaveURL(`/blog/${post.slug}-now`);
  await expect(visitor.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
});
