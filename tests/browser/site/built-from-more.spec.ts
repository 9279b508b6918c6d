import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventSlug } from '../../../src/features/events/lib/address.ts';
import { hostileSlug } from '../../support/blog/stored-posts.ts';
import { pressDuringHydration } from '../../support/browser/hydration.ts';
import { painted } from '../../support/browser/layout.ts';
import { eventWithForeignPoster, eventWithTakenPoster } from '../../support/browser/more-rows.ts';
import { hold } from '../../support/browser/network.ts';
import { articles, attacked, sharePicture, test, feedOf } from '../../support/browser/more-site.ts';
import { hostileHtml, hostileText } from '../../support/rich-text/hostile-html.ts';
import { expect } from '../../support/test.ts';

// One site is enough for all of them.
test.describe.configure({ mode: 'default' });

test('a built article shows hostile HTML as text', async ({ visitor, request }) => {
  test.setTimeout(180_000);
  for (const [number, [family]] of hostileHtml.entries()) {
    await visitor.goto(`/blog/${hostileSlug(number)}`);
    const article = visitor.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(`${family} ${hostileText}`);
    await expect(article).toContainText(hostileText);
    const strange = article.locator(
      '.article :not(p, h2, h3, h4, h5, ul, ol, li, br, strong, em, u, span, a[href^="#"])',
    );
    await expect(strange, family).toHaveCount(0);
    expect(await attacked(visitor), family).toBe(false);
    const picture = await request.get((await sharePicture(visitor)) ?? '');
    expect(picture.headers()['content-type'], family).toBe('image/png');
  }
});

test('the built list, home and the search show words', async ({ visitor }) => {
  await visitor.goto('/');
  expect(await attacked(visitor)).toBe(false);
  await visitor.goto('/blog');
  await expect(visitor.getByText(hostileText).first()).toBeVisible();
  await visitor.getByRole('searchbox', { name: 'Search articles' }).fill('onerror');
  await expect(visitor.getByRole('status').filter({ hasText: /article/ })).toBeVisible();
  await expect(visitor.getByText(hostileText).first()).toBeVisible();
  expect(await attacked(visitor)).toBe(false);
});

test('the feed of the built site is well-formed', async ({ visitor }) => {
  await visitor.goto('/blog');
  const items = await feedOf(visitor);
  expect(items).toContain(`${hostileHtml[0]?.[0]} ${hostileText}`);
});

test('a built page asks no other host for the poster of an event', async ({ visitor, stack }) => {
  const path = `/events/${eventSlug(eventWithForeignPoster)}`;
  const html = await readFile(join(stack.siteDir, `${path}.html`), 'utf8');
  expect(html).toContain('Show the poster on 127.0.0.1:9');
  for (const page of ['/events', path]) {
    await visitor.goto(page);
    await expect(
      visitor.getByRole('link', {
        name: `Show the poster on 127.0.0.1:9: ${eventWithForeignPoster.title} (opens in a new tab)`,
      }),
    ).toBeVisible();
  }
});

test('a built page shows the poster that was taken over from another host', async ({ visitor }) => {
  await visitor.goto(`/events/${eventSlug(eventWithTakenPoster)}`);
  const poster = visitor.getByRole('main').locator('img');
  await expect(poster).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{32}-1280\.webp$/);
  await expect
    .poll(() => poster.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await visitor.goto(`/events?q=${encodeURIComponent(eventWithTakenPoster.title)}`);
  const tile = visitor.getByRole('listitem').filter({ hasText: eventWithTakenPoster.title });
  await expect(tile.locator('img')).toHaveAttribute('src', /^\/pictures\//);
});

test('the next articles come also to someone who asks for them the moment the list hydrates', async ({
  visitor,
}) => {
  await pressDuringHydration(visitor, {
    path: '/blog',
    island: 'PostList',
    control: visitor.getByRole('button', { name: 'Load More Articles' }),
  });
  await expect(articles(visitor)).toHaveCount(18);
});

test('a reader goes on and on by keyboard', async ({ visitor }) => {
  await visitor.goto('/blog');
  const more = visitor.getByRole('button', { name: 'Load More Articles' });
  await more.focus();
  for (const count of [18, 27, 36]) {
    await visitor.keyboard.press('Enter');
    await expect(articles(visitor)).toHaveCount(count);
    await expect(more).toBeFocused();
  }
});

test('the next reviews come also to someone who asks for them the moment the list hydrates', async ({
  visitor,
}) => {
  const next = visitor.waitForResponse(/list_reviews\?.*after_id/);
  await pressDuringHydration(visitor, {
    path: '/reviews',
    island: 'ReviewList',
    control: visitor.getByRole('button', { name: 'Load more reviews' }),
  });
  const added = (await (await next).json()) as { title: string }[];
  const { title } = added.at(-1) ?? { title: 'none came' };
  await expect(visitor.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
});

test('the next reviews do not wait for the summary', async ({ visitor }) => {
  const summary = await hold(visitor, '**/rpc/review_summary*');
  let isGivenUp = false;
  visitor.on('requestfailed', (request) => (isGivenUp ||= /review_summary/.test(request.url())));
  await visitor.goto('/reviews');
  const next = visitor.waitForResponse(/list_reviews\?.*after_id/);
  await visitor.getByRole('button', { name: 'Load more reviews' }).click();
  await next;
  expect(isGivenUp).toBe(false);
  summary.resolve();
});

test('a filter that is chosen while the next reviews are waited for is asked for once, and shown alone', async ({
  visitor,
}) => {
  const all = await hold(visitor, /list_reviews(?!.*with_rating)/);
  const questions: string[] = [];
  visitor.on('request', (request) => questions.push(request.url()));
  await visitor.goto('/reviews');
  const asked = visitor.waitForRequest(/list_reviews/);
  await visitor.getByRole('button', { name: 'Load more reviews' }).click();
  await asked;
  const filtered = await hold(visitor, '**/rpc/list_reviews?*with_rating=*');
  await visitor.getByRole('combobox', { name: 'Stars' }).selectOption('4 stars');
  const first = visitor.waitForResponse(/list_reviews/);
  all.resolve();
  await first;
  await painted(visitor);
  filtered.resolve();
  const stars = (count: number) =>
    visitor.getByRole('listitem').getByRole('img', { name: `${count} out of 5 stars` });
  await expect(stars(4).first()).toBeVisible();
  await expect(stars(5)).toHaveCount(0);
  expect(questions.filter((url) => url.includes('with_rating'))).toHaveLength(1);
});
