import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { logIn } from '../../support/browser/account-steps.ts';
import { deleteIn, rowOf, search } from '../../support/browser/blog-manager.ts';
import { editorOf, expect, test } from '../../support/browser/blog.ts';
import { toast } from '../../support/browser/toast.ts';

test('an admin sees every post with its state, and opens its preview or its editor', async ({
  admin: { page },
  addPost,
}) => {
  const published = await addPost({ publishedat: '2026-01-05T10:00:00Z' });
  const draft = await addPost({ publishedat: null });
  const scheduled = await addPost({ publishedat: '2099-01-31T04:00:00Z' });
  await page.goto('/admin/blogs');
  await search(page, published.title);
  await expect(rowOf(page, published.title)).toContainText('Ananya Mehra');
  await expect(rowOf(page, published.title)).toContainText('5 January 2026');
  await search(page, draft.title);
  await expect(rowOf(page, draft.title)).toContainText('Draft');
  await search(page, scheduled.title);
  await expect(rowOf(page, scheduled.title)).toContainText(
    'Scheduled: 31 January 2099, 9:30 am IST',
  );

  await page.getByRole('link', { name: `Preview: ${scheduled.title}` }).click();
  await expect(page).toHaveURL(`/admin/blogs/preview/${scheduled.id}`);
  await expect(page.getByRole('heading', { name: scheduled.title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('three numbers');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(editorOf(scheduled));
  await expect(page.getByLabel('Title')).toHaveValue(scheduled.title);
});

test('a long table is narrowed by words and status, and has pages', async ({
  admin: { page },
  word,
  addPost,
}) => {
  for (let count = 1; count <= 22; count += 1) {
    await addPost({ title: `Post ${count} ${word}`, ...(count > 20 && { publishedat: null }) });
  }
  const rows = page.getByRole('table', { name: 'Posts' }).locator('tbody').getByRole('row');
  await page.goto('/admin/blogs');
  await search(page, word.toUpperCase());
  await expect(rows).toHaveCount(20);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByLabel('Status').selectOption('Drafts');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Draft');
  await page.getByLabel('Status').selectOption('Scheduled');
  await expect(page.getByText('No matching posts')).toBeVisible();
  await page.getByRole('button', { name: 'Show all posts' }).click();
  await expect(rows).toHaveCount(20);
});

test('a post is deleted only after a question', async ({
  admin: { page },
  visitor,
  database,
  addPost,
}) => {
  const post = await addPost();
  await page.goto('/admin/blogs');
  await search(page, post.title);
  const open = page.getByRole('button', { name: `Delete: ${post.title}` });
  await open.click();
  await expectAccessibleDialog(page.getByRole('dialog'));
  await expect(page.getByRole('dialog')).toContainText(
    `Are you sure you want to delete “${post.title}”? This action cannot be undone.`,
  );
  await deleteIn(page, 'Cancel');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await deleteIn(page, 'Delete');
  await expect(toast(page, 'Blog post deleted successfully.')).toBeVisible();
  await expect(rowOf(page, post.title)).toHaveCount(0);
  expect(await database('select id from public.blog_posts where id = $1', [post.id])).toEqual([]);
  await visitor.goto(`/blog/${post.slug}`);
  await expect(visitor.getByRole('alert')).toContainText('Failed to load the blog post.');
});

test('a post that was written elsewhere is there when the admin comes back', async ({
  admin: { page },
  addPost,
}) => {
  await page.goto('/admin/blogs');
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
  const post = await addPost();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(rowOf(page, post.title)).toBeVisible();
});

test('a blog without posts offers to write the first', async ({ admin: { page } }) => {
  await page.route('**/rest/v1/blog_posts**', (route) => route.fulfill({ json: [] }));
  await page.goto('/admin/blogs');
  await expect(page.getByText('No posts yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Post' })).toHaveCount(2);
});

test('a change has the pages built again', async ({ admin: { page }, addPost }) => {
  const post = await addPost();
  const asked: (string | undefined)[] = [];
  await page.route('**/.netlify/functions/rebuild', async (route) => {
    asked.push(route.request().headers()['authorization']);
    await route.fulfill({ status: 202, json: {} });
  });
  await page.goto('/admin/blogs');
  await search(page, post.title);
  await page.getByRole('button', { name: `Delete: ${post.title}` }).click();
  await deleteIn(page, 'Delete');
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^Bearer ey/)]);
});

test.describe('who may not manage', () => {
  test('a visitor signs in first, and comes back', async ({ visitor, signIn }) => {
    for (const address of ['/admin/blogs/preview/some-id', '/admin/blogs']) {
      await visitor.goto(address);
      await expect(visitor).toHaveURL(`/auth?next=${encodeURIComponent(address)}`);
    }
    await logIn(visitor, await signIn({ fullName: 'Meena Rao', isAdmin: true }));
    await expect(visitor).toHaveURL('/admin/blogs');
    await expect(visitor.getByRole('link', { name: 'New Post' })).toBeVisible();
  });

  test('a student is sent home', async ({ student: { page } }) => {
    await page.goto('/admin/blogs');
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Access Denied')).toBeVisible();
    await expect(
      toast(page, "You don't have permission to access the admin dashboard."),
    ).toBeVisible();
  });
});
