import type { Page } from '@playwright/test';
import { hold } from '../../support/browser/network.ts';
import { giveCourse, lessonText, sampleLessons, untilKept } from '../../support/browser/lessons.ts';
import { allThatScriptsCanRead } from '../../support/browser/stored-session.ts';
import { expect, test } from '../../support/test.ts';

// Nothing of an earlier test may be kept for reading without a network.
test.use({ sharesTabs: false });

const { second, third } = sampleLessons;

/** Lets a lesson be kept only after a logout has deleted what was kept: the worst moment. Tells when it is held and kept. */
async function keepAfterLogout(page: Page) {
  const held = Promise.withResolvers<void>();
  const kept = Promise.withResolvers<void>();
  await page.exposeFunction('tellHeld', () => held.resolve());
  await page.exposeFunction('tellKept', () => kept.resolve());
  await page.addInitScript(() => {
    const { tellHeld, tellKept } = globalThis as unknown as Record<string, () => void>;
    const { open, delete: remove } = CacheStorage.prototype;
    const { put } = Cache.prototype;
    const loggedOut = Promise.withResolvers<void>();
    let opened = 0;
    CacheStorage.prototype.open = async function (name) {
      if (name === 'learn-texts') opened += 1;
      // The first one is for reading.
      if (name === 'learn-texts' && opened === 2) {
        tellHeld?.();
        await loggedOut.promise;
      }
      return open.call(this, name);
    };
    CacheStorage.prototype.delete = async function (name) {
      const wasThere = await remove.call(this, name);
      loggedOut.resolve();
      return wasThere;
    };
    Cache.prototype.put = async function (...row) {
      await put.apply(this, row);
      tellKept?.();
    };
  });
  return { held: held.promise, kept: kept.promise };
}

test('a lesson that is still being kept during a logout is not on the device afterwards', async ({
  student,
  database,
  problems,
}) => {
  const { page } = student;
  // The page asks for more until it is left.
  problems.expect(/401: POST \/rest\/v1\/rpc\/lesson_work/);
  await giveCourse(database, student);
  const { held, kept } = await keepAfterLogout(page);
  await page.goto(second);
  await held;
  const leaving = await hold(page, /\/auth$/);
  const refused = page.waitForResponse('**/rest/v1/rpc/lesson_work');
  // A click may wait for the page to which it leads, and that is held.
  const pressed = page.getByRole('button', { name: 'Logout' }).click();
  await kept;
  expect((await refused).status()).toBe(401);
  leaving.resolve();
  await pressed;
  await expect(page).toHaveURL(/^[^?]*\/auth/);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  const [lesson] = await database<{ words: string }>(
    `select substring(regexp_replace(body, '<[^>]+>', '', 'g') from '[A-Za-z ,]{30,}') as words
     from public.lessons where slug = $1`,
    [second.slice(second.lastIndexOf('/') + 1)],
  );
  expect(await allThatScriptsCanRead(page)).not.toContain(lesson?.words);
});

const keptPaths = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('learn-pages')).keys()).map(({ url }) => new URL(url).pathname),
  );

/** The files that the open page has loaded, and that are not kept yet. */
const filesToKeep = async (page: Page) => {
  const kept = await keptPaths(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return loaded.filter((path) => path.startsWith('/_astro/') && !kept.includes(path));
};

test('pages outside of the lessons do not go through the worker, and are not kept', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(second);
  await untilKept(page, second);
  await expect.poll(() => filesToKeep(page)).toEqual([]);
  const before = await keptPaths(page);
  for (const address of ['/contact', '/course-dashboard']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }
  expect(await keptPaths(page)).toEqual(before);
});

test('files of old builds make room, and what was read opens without a network at any of its addresses', async ({
  student,
  database,
  problems,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto('/contact');
  await page.evaluate(async () => {
    const pages = await caches.open('learn-pages');
    for (let number = 0; number < 310; number += 1) {
      await pages.put(`/_astro/old.${number}.js`, new Response());
    }
  });
  await page.goto(second);
  await untilKept(page, second);
  await page.goto(`${third}/?from=mail#lessons`);
  await expect(lessonText(page)).toBeVisible();
  await expect.poll(async () => (await keptPaths(page)).length).toBeLessThanOrEqual(300);
  const paths = await keptPaths(page);
  expect(paths).toEqual(expect.arrayContaining([second, third, '/_astro/old.309.js']));
  expect(paths).not.toContain('/_astro/old.0.js');

  problems.expect(/^failed: /);
  await page.context().setOffline(true);
  for (const address of [third, `${second}/`, `${second}?from=mail#lessons`]) {
    await page.goto(address);
    await expect(lessonText(page)).toBeVisible();
  }
});
