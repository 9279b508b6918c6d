import { content, editorOf, expect, fillPost, save, test } from '../../support/browser/blog.ts';
import { toast } from '../../support/browser/toast.ts';
import { coverField, dropFile, png, press } from '../../support/browser/editor-keys.ts';
import { takeDown } from '../../support/browser/network.ts';

test.describe('a post that has changed meanwhile', () => {
  test('is not overwritten: the newer version opens, with the own text to restore', async ({
    admin: { page },
    database,
    addPost,
  }) => {
    const post = await addPost();
    const excerpt = page.getByLabel('Excerpt');
    await page.goto(editorOf(post));
    await excerpt.fill('Mine');
    await database(`update public.blog_posts set excerpt = 'Theirs' where id = $1`, [post.id]);
    await save(page);
    await expect(page.getByText('This article has changed since you opened it')).toBeVisible();
    await press(page, 'Open the newer version');
    await expect(excerpt).toHaveValue('Theirs');
    await press(page, 'Restore unsaved text');
    await expect(excerpt).toHaveValue('Mine');
    await save(page);
    await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();
    const rows = await database('select excerpt from public.blog_posts where id = $1', [post.id]);
    expect(rows).toEqual([{ excerpt: 'Mine' }]);
  });

  test('is overwritten when the admin says so', async ({ admin: { page }, database, addPost }) => {
    const post = await addPost();
    await page.goto(editorOf(post));
    await page.getByLabel('Excerpt').fill('Mine');
    await database(`update public.blog_posts set excerpt = 'Theirs' where id = $1`, [post.id]);
    await save(page);
    await press(page, 'Save mine over it');
    await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();
    const rows = await database('select excerpt from public.blog_posts where id = $1', [post.id]);
    expect(rows).toEqual([{ excerpt: 'Mine' }]);
  });

  test('or was deleted is created again when it is saved again', async ({
    admin: { page },
    database,
    word,
    problems,
    addPost,
  }) => {
    problems.expect(/406: GET \/rest\/v1\/blog_posts/);
    const post = await addPost({ title: `Gone ${word}` });
    await page.goto(editorOf(post));
    await page.getByLabel('Excerpt').fill('Mine');
    await database('delete from public.blog_posts where id = $1', [post.id]);
    await save(page);
    await expect(page.getByText('This article was deleted while you edited it.')).toBeVisible();
    await save(page);
    await expect(toast(page, 'Blog post created successfully!')).toBeVisible();
    const rows = await database('select excerpt from public.blog_posts where slug = $1', [
      post.slug,
    ]);
    expect(rows).toEqual([{ excerpt: 'Mine' }]);
  });
});

test.describe('a save that fails', () => {
  test('keeps everything, and works when it is tried again', async ({
    admin: { page },
    problems,
    database,
    word,
  }) => {
    await page.goto('/admin/blogs/new');
    await fillPost(page, `Kept ${word}`);
    await dropFile(page, 'desk.png', 'image/png', await png());
    problems.expect(/503: POST \/rest\/v1\/blog_posts/);
    await takeDown(page, '**/rest/v1/blog_posts**');
    await save(page);
    await expect(toast(page, 'Failed to save blog post. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(`Kept ${word}`);
    await expect(content(page)).toHaveText('Write down three numbers.');
    await expect(coverField(page).getByRole('img')).toBeVisible();
    await page.unroute('**/rest/v1/blog_posts**');
    await save(page);
    await expect(page).toHaveURL('/admin/blogs');
    const rows = await database(
      `select count(*)::int, bool_and(coverimage_data is not null) as covered
       from public.blog_posts where title = $1`,
      [`Kept ${word}`],
    );
    expect(rows).toEqual([{ count: 1, covered: true }]);
  });

  test('only because its answer was lost leaves one post, not two', async ({
    admin: { page },
    problems,
    database,
    word,
  }) => {
    await page.goto('/admin/blogs/new');
    await fillPost(page, `Once ${word}`);
    problems.expect(/failed: POST \/rest\/v1\/blog_posts/);
    problems.expect(/409: POST \/rest\/v1\/blog_posts/);
    await page.route(
      '**/rest/v1/blog_posts**',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await save(page);
    await expect(toast(page, 'Failed to save blog post. Please try again.')).toBeVisible();
    await page.getByLabel('Excerpt').fill('Said once.');
    await save(page);
    await expect(page).toHaveURL('/admin/blogs');
    const rows = await database('select excerpt from public.blog_posts where title = $1', [
      `Once ${word}`,
    ]);
    expect(rows).toEqual([{ excerpt: 'Said once.' }]);
  });
});
