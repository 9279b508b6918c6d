import { cards, hydrate } from '../../support/browser/blog-reading.ts';
import { expect, test } from '../../support/browser/blog.ts';
import { hostileHtml, hostileText } from '../../support/rich-text/hostile-html.ts';

const prebuilt = '/blog/tell-me-about-yourself';

test('a visitor goes from the list to an article and back', async ({ visitor }) => {
  await visitor.goto('/blog');
  await cards(visitor).first().click();
  await expect(visitor).toHaveURL(/\/blog\/[^/]+$/);
  await expect(visitor.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('article')).toContainText(/min read/);
  await visitor.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(visitor).toHaveURL('/blog');
});

test('an excerpt ends with its third line, also beside a card with a longer title', async ({
  visitor,
}) => {
  await visitor.goto('/blog');
  const lines = await visitor
    .getByRole('main')
    .locator('p.line-clamp-3')
    .evaluateAll((excerpts) =>
      excerpts.map((excerpt) =>
        Math.round(excerpt.clientHeight / parseFloat(getComputedStyle(excerpt).lineHeight)),
      ),
    );
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...lines)).toBe(3);
});

test('an article leads on: parts, older and newer, related, share', async ({ visitor }) => {
  await visitor.goto(prebuilt);
  await expect(visitor.getByRole('navigation', { name: 'Older and newer' })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Related articles' })).toBeVisible();
  const whatsapp = visitor.getByRole('link', { name: /WhatsApp/ });
  await expect(whatsapp).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.*tell-me-about-yourself/,
  );
  const part = visitor.getByRole('article').getByRole('heading', { level: 2 }).first();
  await part.getByRole('link').click();
  await expect(visitor).toHaveURL(/#part-/);
});

test('an article tells search engines what it is', async ({ visitor }) => {
  await visitor.goto(prebuilt);
  const data = await visitor
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '{}')));
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BlogPosting' }));
});

test('a post that is newer than the build is in the list and can be read', async ({
  visitor,
  addPost,
}) => {
  const post = await addPost();
  await visitor.goto('/blog');
  await hydrate(visitor);
  await visitor.getByRole('link', { name: `Read More: ${post.title}` }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await expect(visitor.getByRole('article')).toContainText('Write down three numbers.');
});

test('drafts and scheduled posts are nowhere', async ({ visitor, addPost }) => {
  const draft = await addPost({ publishedat: null });
  const scheduled = await addPost({ publishedat: '2099-01-01T00:00:00Z' });
  for (const { slug } of [draft, scheduled]) {
    await visitor.goto(`/blog/${slug}`);
    await expect(visitor.getByRole('alert')).toContainText('Failed to load the blog post.');
  }
});

test('Load More Articles shows the next ones until there are no more', async ({
  visitor,
  addPost,
}) => {
  for (let count = 0; count < 12; count += 1) await addPost();
  await visitor.goto('/blog');
  await hydrate(visitor);
  const more = visitor.getByRole('button', { name: 'Load More Articles' });
  await expect(more).toBeVisible();
  await expect(cards(visitor)).toHaveCount(9);
  await more.click();
  await expect(cards(visitor)).toHaveCount(18);
  const texts = await cards(visitor).allTextContents();
  expect(new Set(texts).size).toBe(18);
  await more.click();
  await expect(visitor.getByText('That was the first article.')).toBeVisible();
});

test('the search finds words of titles and texts, and loads nothing before it is reached for', async ({
  visitor,
}) => {
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goto('/blog');
  expect(asked.filter((path) => path.startsWith('/search/'))).toEqual([]);

  const field = visitor.getByRole('searchbox', { name: 'Search articles' });
  await field.fill('hometown');
  const results = visitor.getByRole('region', { name: 'Search results' });
  await expect(results.getByRole('heading', { name: /Tell me about yourself/ })).toBeVisible();
  // In the text only.
  await field.fill('shopkeep');
  await expect(results.getByRole('heading', { name: /Tell me about yourself/ })).toBeVisible();
  await field.fill('xylophone');
  await expect(results.getByRole('status')).toContainText('No articles found for “xylophone”');
  await field.fill('');
  await expect(cards(visitor).first()).toBeVisible();
});

test('HTML that someone wrote without the editor is shown as text', async ({
  visitor,
  addPost,
}) => {
  const content = hostileHtml.map(([, html]) => html).join('\n');
  const post = await addPost({ content, excerpt: hostileText, author: hostileText });
  const attacked = () => visitor.evaluate(() => 'attacked' in window);

  await visitor.goto('/blog');
  await hydrate(visitor);
  await expect(visitor.getByText(hostileText).first()).toBeVisible();
  expect(await attacked()).toBe(false);

  await visitor.goto(`/blog/${post.slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  expect(await attacked()).toBe(false);
  const strange = visitor.locator(
    '.article :not(p, h2, h3, h4, h5, ul, ol, li, br, strong, em, u, span, a[href^="#"])',
  );
  await expect(strange).toHaveCount(0);
});
