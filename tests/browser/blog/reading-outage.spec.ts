import { cards, hydrate } from '../../support/browser/blog-reading.ts';
import { expect, test } from '../../support/browser/blog.ts';
import { takeDown } from '../../support/browser/network.ts';

test('articles that cannot be loaded are said, and can be tried again', async ({
  visitor,
  problems,
  addPost,
}) => {
  for (let count = 0; count < 3; count += 1) await addPost();
  await visitor.goto('/blog');
  await hydrate(visitor);
  const more = visitor.getByRole('button', { name: 'Load More Articles' });
  await expect(more).toBeVisible();
  problems.expect(/500: GET \/rest\/v1\/blog_posts/);
  await takeDown(visitor, '**/rest/v1/blog_posts**');
  await more.click();
  const alert = visitor.getByRole('alert');
  await expect(alert).toContainText('Failed to load blog posts. Please try again later.');
  await expect(cards(visitor)).toHaveCount(9);
  await visitor.unroute('**/rest/v1/blog_posts**');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert).toBeHidden();
  await expect(cards(visitor).first()).toBeVisible();
});

test('an article that is not there says so, and can be tried again', async ({
  visitor,
  addPost,
}) => {
  await visitor.goto('/blog/comes-in-a-moment');
  await expect(visitor.getByRole('alert')).toContainText(
    "Failed to load the blog post. It may have been removed or doesn't exist.",
  );
  const { title } = await addPost({ slug: 'comes-in-a-moment' });
  await visitor.getByRole('button', { name: 'Try Again' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('an old address leads to where the article is now', async ({ visitor, database, addPost }) => {
  const { id, slug } = await addPost();
  await database('update public.blog_posts set slug = $2 where id = $1', [id, `${slug}-now`]);
  await visitor.goto(`/blog/${slug}`);
  await expect(visitor).toHaveURL(`/blog/${slug}-now`);
});

test('a backend that does not answer leaves the prebuilt list as it is, says so, and is asked again', async ({
  visitor,
  problems,
  addPost,
}) => {
  const { title } = await addPost();
  problems.expect(/500: GET \/rest\/v1\/blog_posts/);
  await takeDown(visitor, '**/rest/v1/blog_posts**');
  await visitor.goto('/blog');
  const answered = visitor.waitForResponse('**/rest/v1/blog_posts**');
  const count = await cards(visitor).count();
  await hydrate(visitor);
  await answered;
  const note = visitor
    .getByRole('status')
    .filter({ hasText: 'These articles may be out of date.' });
  await expect(note).toBeVisible();
  await expect(cards(visitor)).toHaveCount(count);
  await expect(visitor.getByRole('alert')).toHaveCount(0);

  await visitor.unroute('**/rest/v1/blog_posts**');
  await note.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(visitor).filter({ hasText: title })).toBeVisible();
  await expect(note).toBeHidden();
});
