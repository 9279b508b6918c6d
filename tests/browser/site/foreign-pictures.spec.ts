import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventSlug } from '../../../src/features/events/lib/address.ts';
import { removePosts, storePost } from '../../support/blog/stored-posts.ts';
import { expect, test as base } from '../../support/browser/events.ts';

interface OtherHost {
  url: string;
  /** What it was asked for, each as `path from referrer`. */
  asked: string[];
}

const test = base.extend<{ otherHost: OtherHost }>({
  otherHost: async ({}, use) => {
    const asked: string[] = [];
    const pixel = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
    const server = createServer((request, response) => {
      // The browser asks for the icon of a tab by itself.
      if (request.url !== '/favicon.ico') {
        asked.push(`${request.url} from ${request.headers.referer ?? 'nowhere'}`);
      }
      response.writeHead(200, { 'content-type': 'image/gif' }).end(pixel);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

test('a poster on another host is asked for by a click alone', async ({
  visitor,
  addEvent,
  otherHost,
  problems,
}) => {
  const event = await addEvent({ poster_url: `${otherHost.url}/poster.gif` });
  const poster = visitor.getByRole('link', {
    name: `Show the poster on ${new URL(otherHost.url).host}: ${event.title} (opens in a new tab)`,
  });
  await visitor.goto(`/events?q=${event.title.split(' ').at(-1)}`);
  await expect(poster).toBeVisible();
  await visitor.goto(`/events/${eventSlug(event)}`);
  await expect(poster).toBeVisible();
  expect(otherHost.asked).toEqual([]);

  problems.expect(/third party: GET .*poster\.gif/);
  const opened = visitor.waitForEvent('popup');
  await poster.click();
  await expect.poll(() => otherHost.asked).toEqual(['/poster.gif from nowhere']);
  await (await opened).close();
});

test('a cover on another host is not asked for', async ({ visitor, database, otherHost }) => {
  const post = await storePost(database);
  await database('update public.blog_posts set coverimage = $2 where id = $1', [
    post.id,
    `${otherHost.url}/cover.gif`,
  ]);
  await visitor.goto(`/blog/${post.slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  expect(otherHost.asked).toEqual([]);
  await removePosts(database, [post]);
});

test('an admin looks at a poster on another host by a click alone', async ({
  admin: { page },
  otherHost,
}) => {
  await page.goto('/events/create');
  await page.getByLabel('Poster URL').fill(`${otherHost.url}/poster.gif`);
  await expect(page.getByRole('link', { name: /^Look at it on 127\.0\.0\.1/ })).toBeVisible();
  expect(otherHost.asked).toEqual([]);
});

test('a picture of another host that finds its way into a page is blocked', async ({
  visitor,
  otherHost,
  problems,
}) => {
  problems.expect(/Content policy: img-src blocked/);
  problems.expect(/console.error/);
  // The browser says what it was about to ask for; the host hears nothing of it.
  problems.expect(/third party: GET .*planted\.gif/);
  await visitor.goto('/events');
  const result = await visitor.evaluate(
    (address) =>
      new Promise((resolve) => {
        const picture = new Image();
        picture.onload = () => resolve('shown');
        picture.onerror = () => resolve('blocked');
        picture.src = address;
      }),
    `${otherHost.url}/planted.gif`,
  );
  expect(result).toBe('blocked');
  expect(otherHost.asked).toEqual([]);
});

test('a poster that the build has taken over is shown from the site', async ({
  visitor,
  addEvent,
  otherHost,
}) => {
  const event = await addEvent({ poster_url: `${otherHost.url}/poster.gif` });
  const name = '0123456789abcdef0123456789abcdef';
  await visitor.route('**/pictures/list.json', (route) =>
    route.fulfill({ json: { [event.poster_url!]: { name, width: 1280, height: 720 } } }),
  );
  await visitor.route('**/pictures/*.webp', (route) =>
    route.fulfill({ path: 'public/posters/resume-clinic.webp' }),
  );
  const shown = visitor.waitForResponse(/\/pictures\/.*\.webp$/);
  await visitor.goto(`/events/${eventSlug(event)}`);
  await expect(visitor.getByRole('main').locator('img')).toHaveAttribute(
    'src',
    `/pictures/${name}-1280.webp`,
  );
  await shown;
  expect(otherHost.asked).toEqual([]);
});
