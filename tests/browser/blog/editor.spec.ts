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
import { dropFile, png, press } from '../../support/browser/editor-keys.ts';

test('an admin writes a post, which everyone can read at once', async ({
  admin: { page, email, fullName },
  visitor,
  database,
  word,
}) => {
  await page.goto('/admin/blogs');
  await page.getByRole('link', { name: 'New Post' }).click();
  await expect(page).toHaveURL('/admin/blogs/new');
  await expect(page.getByLabel('Author')).toHaveValue(fullName);
  await fillPost(page, `What's a Fair Offer? ${word}!`);
  await expect(page.getByLabel('Slug')).toHaveValue(`whats-a-fair-offer-${word}`);
  await save(page);
  await expect(page).toHaveURL('/admin/blogs');
  await expect(toast(page, 'Blog post created successfully!')).toBeVisible();

  const rows = await database(
    `select title, excerpt, content, author, coverimage_data, publishedat <= now() as is_published
     from public.blog_posts where slug = $1`,
    [`whats-a-fair-offer-${word}`],
  );
  expect(rows).toEqual([
    {
      title: `What's a Fair Offer? ${word}!`,
      excerpt: 'Two sentences that open the conversation.',
      content: '<p>Write down three numbers.</p>',
      author: fullName,
      coverimage_data: null,
      is_published: true,
    },
  ]);
  await visitor.goto(`/blog/whats-a-fair-offer-${word}`);
  await expect(visitor.getByRole('article')).toContainText('Write down three numbers.');
  await expect(visitor.getByRole('article')).toContainText(`By ${fullName}`);
  const end = await visitor.getByRole('article').boundingBox();
  const footer = await visitor.getByRole('contentinfo').boundingBox();
  expect(footer!.y - (end!.y + end!.height)).toBeGreaterThan(40);
  expect(await visitor.content()).not.toContain(email);
  expect(await keptNewPosts(page)).toBe('');
});

test('a post without an author gets the name of who writes it', async ({
  admin: { page, fullName },
  database,
  word,
}) => {
  await page.goto('/admin/blogs/new');
  await fillPost(page, `Nobody signed this ${word}`);
  await page.getByLabel('Author').fill('  ');
  await save(page);
  await expect(page).toHaveURL('/admin/blogs');
  const rows = await database('select author from public.blog_posts where slug = $1', [
    `nobody-signed-this-${word}`,
  ]);
  expect(rows).toEqual([{ author: fullName }]);
});

test('what is missing is said, and nothing is stored', async ({ admin: { page } }) => {
  await page.goto('/admin/blogs/new');
  await save(page);
  await expect(toast(page, 'Validation Error')).toBeVisible();
  await expect(toast(page, 'Please fill in all required fields.')).toBeVisible();
  for (const name of ['Title', 'Slug', 'Excerpt']) {
    await expect(page.getByLabel(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Only spaces are no text');
  await page.getByLabel('Excerpt').fill('Nor is this');
  await content(page).click();
  await page.keyboard.type('   ');
  // From the preview it leads back to the field.
  await press(page, 'Preview');
  await save(page);
  await expect(content(page)).toBeFocused();
  await expect(content(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/admin/blogs/new');
});

test('a post of the sample data opens like any other', async ({ admin: { page }, database }) => {
  const [post] = await database<{ id: string; title: string }>(
    `select id, title from public.blog_posts where slug = 'tell-me-about-yourself'`,
  );
  await page.goto(editorOf(post!));
  await expect(page.getByLabel('Title')).toHaveValue(post!.title);
  await expect(content(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('the preview shows the post as it will look, and one can continue to write', async ({
  admin: { page },
}) => {
  await page.goto('/admin/blogs/new');
  await page.getByLabel('Paragraph style').selectOption('Heading 2');
  await page.keyboard.type('Before the call');
  await page.getByLabel('Title').fill('Ask for the band');
  await page.getByLabel('Excerpt').fill('Two sentences.');
  await dropFile(page, 'desk.png', 'image/png', await png());
  await press(page, 'Preview');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Ask for the band' })).toBeVisible();
  await expect(preview).toContainText('Two sentences.');
  await expect(preview.getByRole('link', { name: 'Before the call' })).toBeVisible();
  await expect(preview.locator('.post-cover img')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeHidden();
  await press(page, 'Continue writing');
  await expect(page.getByLabel('Title')).toHaveValue('Ask for the band');
});
