import { deleteIn, rowOf, search } from '../../support/browser/blog-manager.ts';
import { expect, test } from '../../support/browser/blog.ts';
import { toast } from '../../support/browser/toast.ts';
import { takeDown } from '../../support/browser/network.ts';

test('a post that could not be deleted stays in the table', async ({
  admin: { page },
  problems,
  addPost,
}) => {
  const post = await addPost();
  await page.goto('/admin/blogs');
  await search(page, post.title);
  problems.expect(/503: DELETE \/rest\/v1\/blog_posts/);
  await takeDown(page, '**/rest/v1/blog_posts**');
  await page.getByRole('button', { name: `Delete: ${post.title}` }).click();
  await deleteIn(page, 'Delete');
  await expect(toast(page, 'Failed to delete the blog post. Please try again.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.unroute('**/rest/v1/blog_posts**');
  await deleteIn(page, 'Delete');
  await expect(rowOf(page, post.title)).toHaveCount(0);
});

test('posts that cannot be loaded can be asked for again', async ({
  admin: { page },
  problems,
}) => {
  problems.expect(/500: GET \/rest\/v1\/blog_posts/);
  await takeDown(page, '**/rest/v1/blog_posts**');
  await page.goto('/admin/blogs');
  await expect(toast(page, 'Failed to load blog posts. Please try again later.')).toBeVisible();
  await page.unroute('**/rest/v1/blog_posts**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
});

test('an outage takes no post out of the table', async ({ admin: { page }, problems, addPost }) => {
  const post = await addPost();
  await page.goto('/admin/blogs');
  await expect(rowOf(page, post.title)).toBeVisible();
  problems.expect(/500: GET \/rest\/v1\/blog_posts/);
  await takeDown(page, '**/rest/v1/blog_posts**');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(toast(page, 'Failed to load blog posts. Please try again later.')).toBeVisible();
  await expect(rowOf(page, post.title)).toBeVisible();
});
