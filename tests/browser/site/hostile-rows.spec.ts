import type { BrowserContext, Page } from '@playwright/test';
import { forEachConcurrent } from '../../../src/build/files/for-each-concurrent.ts';
import { inject, type Injection, watchPolicy } from '../../support/browser/injection.ts';
import { createPerson, removePerson, signedInAs } from '../../support/browser/people.ts';
import type { StackInUse } from '../../support/browser/stack-in-use.ts';
import { startMilliseconds, startTestStack } from '../../support/browser/start-stack.ts';
import { approve, storeTexts, type StoredRows } from '../../support/hostile/propose.ts';
import { expect, test as base } from '../../support/test.ts';

// What people write past the forms is approved, published by the site's own rebuild, and opened.

const test = base.extend<object, { published: { stack: StackInUse } & StoredRows }>({
  published: [
    async ({ browser }, use) => {
      const { stack, stop } = await startTestStack('rebuilds');
      const admin = await createPerson(stack, { fullName: 'Meena Rao', isAdmin: true });
      const rows = await storeTexts(stack, admin);
      const [attack, ...others] = rows.events;
      for (const { id } of others) await approve(stack, admin, id);

      // The last one in the manager, which asks for the build.
      const context = await browser.newContext(signedInAs(stack, admin));
      const page = await context.newPage();
      await page.goto(`${stack.url}/admin/events`);
      const approvedAt = new Date();
      await page.getByRole('button', { name: `Approve: ${attack!.title}` }).click();
      await expect
        .poll(async () => (await builtAt(stack)) > approvedAt, { timeout: 120_000 })
        .toBe(true);
      await context.close();
      await removePerson(stack, admin);
      await use({ stack, ...rows });
      await stop();
    },
    { scope: 'worker', timeout: startMilliseconds },
  ],
  stack: async ({ published }, use) => use(published.stack),
  // Of other pages, by other tests.
  checkAccessibility: false,
});

// One site is enough for both.
test.describe.configure({ mode: 'default' });

async function builtAt({ url }: StackInUse): Promise<Date> {
  const record = (await (await fetch(`${url}/build.json`)).json()) as { builtAt: string };
  return new Date(record.builtAt);
}

const lists = ['/', '/events', '/blog', '/blog/page/2', '/reviews', '/community'];
const listsOfAdmins = ['/admin/events', '/admin/blogs', '/admin/reviews'];

const pagesAtOnce = 4;

interface Opened extends Injection {
  path: string;
  dialogs: string[];
}

/** Opens the pages of the rows and those that list them, and puts code of ours into each. */
async function openAll(
  context: BrowserContext,
  { events, posts }: StoredRows,
  more: string[] = [],
) {
  const paths = [
    ...[...events, ...posts].map(({ path, title }) => ({ path, title })),
    ...[...lists, ...more].map((path) => ({ path, title: undefined })),
  ];
  const pages = await Promise.all(Array.from({ length: pagesAtOnce }, () => openTab(context)));
  const opened: Opened[] = [];
  await forEachConcurrent(pagesAtOnce, paths, async ({ path, title }) => {
    const tab = pages.pop()!;
    await tab.page.goto(path);
    await showsText(tab.page, path, title);
    opened.push({ path, dialogs: tab.dialogs.splice(0), ...(await inject(tab.page)) });
    pages.push(tab);
  });
  return { opened, count: paths.length };
}

async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await watchPolicy(page);
  return { page, dialogs };
}

/** Whether the page of a row is the built one, and not the shell, or a list holds what was written. */
async function showsText(page: Page, path: string, title: string | undefined) {
  if (title === undefined) {
    const words = page.getByRole('main').getByText('<').filter({ visible: true });
    return expect(words.first()).toBeVisible();
  }
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new URL(path, page.url()).href);
  return expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

const held = {
  dialogs: [],
  before: [],
  worked: [],
  refused: { 'script-src-elem': true, 'script-src-attr': true, 'style-src-elem': true },
};

test('a visitor reads hostile words as words, and the policy of each page holds', async ({
  context,
  published,
  problems,
}) => {
  test.setTimeout(180_000);
  // Of what the test itself puts in.
  problems.expect(/Content (?:policy|Security Policy)/);
  const { opened, count } = await openAll(context, published);
  expect(opened).toHaveLength(count);
  expect(opened).toEqual(opened.map(({ path }) => ({ path, ...held })));
});

test('an admin reads hostile words as words, and the policy of each page holds', async ({
  admin,
  published,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.expect(/Content (?:policy|Security Policy)/);
  const { opened, count } = await openAll(admin.page.context(), published, listsOfAdmins);
  expect(opened).toHaveLength(count);
  expect(opened).toEqual(opened.map(({ path }) => ({ path, ...held })));
});
