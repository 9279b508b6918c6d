import { content, editorOf, expect, test } from '../../support/browser/blog.ts';
import { press } from '../../support/browser/editor-keys.ts';
import { hostileHtml } from '../../support/rich-text/hostile-html.ts';

test('HTML that someone wrote without the editor opens in it as text', async ({
  admin: { page, session },
  stack,
  word,
}) => {
  const words = '<img src=x onerror="window.attacked=1">';
  const answer = await fetch(`${stack.url}/rest/v1/blog_posts`, {
    method: 'POST',
    headers: {
      apikey: stack.anonKey,
      Authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
      Prefer: 'return=representation',
    },
    body: JSON.stringify({
      title: `${words} ${word}`,
      slug: `attack-${word}`,
      excerpt: words,
      author: words,
      content: hostileHtml.map(([, html]) => html).join('\n'),
    }),
  });
  const [post] = (await answer.json()) as { id: string }[];
  const attacked = () => page.evaluate(() => 'attacked' in window);

  await page.goto(editorOf(post!));
  await expect(page.getByLabel('Excerpt')).toHaveValue(words);
  await expect(content(page)).toContainText('Hello');
  await expect(
    content(page).locator(':not(p, h1, h2, h3, h4, ul, ol, li, br, strong, em, u, span)'),
  ).toHaveCount(0);
  await press(page, 'Preview');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(words);
  expect(await attacked()).toBe(false);

  await page.goto(`/admin/blogs/preview/${post!.id}`);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(words);
  expect(await attacked()).toBe(false);

  await page.goto('/admin/blogs');
  await expect(page.getByRole('rowheader', { name: `${words} ${word}` })).toBeVisible();
  expect(await attacked()).toBe(false);
});
