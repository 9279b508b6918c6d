import { logIn } from '../../support/browser/account-steps.ts';
import { expect, test } from '../../support/browser/blog.ts';
import { toast } from '../../support/browser/toast.ts';

test('a post that is not there cannot be edited, and says so', async ({
  admin: { page },
  problems,
}) => {
  problems.expect(/406: GET \/rest\/v1\/blog_posts/);
  await page.goto(`/blog-editor/00000000-0000-4000-8000-000000000000`);
  await expect(toast(page, 'Failed to load blog post.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.goto('/blog-editor/not-an-id');
  await expect(toast(page, 'Failed to load blog post.')).toBeVisible();
});

test.describe('who may not write', () => {
  const addresses = ['/blog-editor', '/admin/blogs/new', '/admin/blogs/edit/some-id'];

  test('a visitor signs in first, and comes back', async ({ visitor, signIn }) => {
    for (const address of addresses.toReversed()) {
      await visitor.goto(address);
      await expect(visitor).toHaveURL(`/auth?next=${encodeURIComponent(address)}`);
    }
    await logIn(visitor, await signIn({ fullName: 'Meena Rao', isAdmin: true }));
    await expect(visitor).toHaveURL('/blog-editor');
    await expect(visitor.getByLabel('Title')).toBeVisible();
  });

  test('a student is sent home', async ({ student: { page } }) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page).toHaveURL('/');
      await expect(toast(page, 'Access Denied')).toBeVisible();
      await expect(
        toast(page, "You don't have permission to access the blog editor."),
      ).toBeVisible();
    }
  });
});
