import { chromium, type Page } from 'playwright';
import { authStorageKey } from '../../src/shared/browser/storage-keys.ts';
import { askDatabase } from '../../tests/support/browser/database-proxy.ts';
import { createPerson } from '../../tests/support/browser/people.ts';
import type { StackInUse } from '../../tests/support/browser/stack-in-use.ts';
import { startTestStack } from '../../tests/support/browser/start-stack.ts';
import { chromiumFlags } from '../chromium-flags.ts';
import { findChromium } from '../chromium.ts';
import { median } from './paired.ts';
import { inMilliseconds, report } from './report.ts';

const manyInquiries = 25_000;
const rounds = 5;
const firstRowsMaximumInMilliseconds = 1000;
/** A pause of 250 ms after the last key is part of it. */
const foundMaximumInMilliseconds = 1000;
const keyMaximumInMilliseconds = 16;
const words = 'person 2499 jaipur';

/** The dashboard with 25 000 submissions on the embedded backend: its first rows, a search, and what a key costs. */
export async function benchDashboard(): Promise<void> {
  const { stack, stop } = await startTestStack();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    await addInquiries(stack);
    const admin = await createPerson(stack, { fullName: 'Meena Rao', isAdmin: true });
    const session = { name: authStorageKey, value: JSON.stringify(admin.session) };
    const context = await browser.newContext({
      storageState: { cookies: [], origins: [{ origin: stack.url, localStorage: [session] }] },
    });
    const page = await context.newPage();
    const first = await medianOf(() => firstRows(page, stack));
    atMost('first rows of 25 000 submissions', first, firstRowsMaximumInMilliseconds);
    atMost(
      'found after the last key',
      await medianOf(() => found(page)),
      foundMaximumInMilliseconds,
    );
    atMost('a key typed in the search', await keyWork(page), keyMaximumInMilliseconds);
  } finally {
    await browser.close();
    await stop();
  }
}

// Set by the issue as times. The median of several: what the machine does beside is not the fault of the dashboard.
const atMost = (what: string, milliseconds: number, maximum: number) =>
  report(what, inMilliseconds(milliseconds), `at most ${maximum} ms`, milliseconds <= maximum);

async function addInquiries({ databaseUrl }: StackInUse): Promise<void> {
  const ask = askDatabase(databaseUrl);
  await ask(
    `insert into public.form_submissions (type, created_at, fullname, collegename, email, phone, goal)
     select 'individual', now() - make_interval(mins => number), 'Person ' || number, 'MNIT, Jaipur',
       'person-' || number || '@students.example', '9829012345',
       (array['placement', 'skills', 'career', 'interview'])[1 + number % 4]
     from generate_series(1, $1::integer) as number`,
    [manyInquiries],
  );
  await ask('analyze public.form_submissions');
}

/** From the request for the rows to the rows on the screen. */
async function firstRows(page: Page, { url }: StackInUse): Promise<number> {
  const asked = page.waitForRequest(/\/rest\/v1\/inquiries\?/);
  await page.goto(`${url}/admin`);
  await asked;
  const startedAt = performance.now();
  await page.getByText('Person 25', { exact: true }).waitFor();
  return performance.now() - startedAt;
}

async function found(page: Page): Promise<number> {
  const field = page.getByLabel('Search');
  await field.fill('');
  await page.getByText('Person 25', { exact: true }).waitFor();
  await field.fill('person 24999');
  const startedAt = performance.now();
  await page.getByText('Person 24999', { exact: true }).waitFor();
  return performance.now() - startedAt;
}

/** How long the page works on a key, from its event until it could take the next. */
async function keyWork(page: Page): Promise<number> {
  const field = page.getByLabel('Search');
  await field.fill('');
  await page.getByText('Person 25', { exact: true }).waitFor();
  await field.evaluate((input) => {
    const times: number[] = [];
    (window as Window & { keys?: number[] }).keys = times;
    // Before any listener of the page hears it, and as soon as all of them are through.
    input.ownerDocument.defaultView?.addEventListener(
      'input',
      () => {
        const startedAt = performance.now();
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => times.push(performance.now() - startedAt);
        port1.postMessage(undefined);
      },
      { capture: true },
    );
  });
  await field.focus();
  await page.keyboard.type(words, { delay: 60 });
  const keys = await page.evaluate(() => (window as Window & { keys?: number[] }).keys ?? []);
  if (keys.length < words.length) throw new Error('Not every key was measured.');
  return median(keys);
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure());
  return median(times);
}
