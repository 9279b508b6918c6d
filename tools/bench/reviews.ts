import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { createSiteBuilder } from '../local/server/site-builder.ts';
import { startStack, type Stack } from '../local/stack.ts';
import { chromiumFlags, findChromium } from './chromium.ts';

const manyReviews = 100_000;
const paintRounds = 15;
const callRounds = 5;
const paintRatioMaximum = 1.05;
const answerMaximum = 50_000;
const orders = ['newest', 'oldest', 'best', 'worst'];

type Listed = { id: string; rating: number; created_at: string; has_next: boolean };

/** The page of all reviews with the sample and with 100 000: its first paint, and the weight and time of each request. */
export async function benchReviews(): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  const few = await startSite(cleanup);
  const many = await startSite(cleanup, async (stack) => {
    await addReviews(stack);
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  cleanup.defer(() => browser.close());

  await reportPaint(browser, few, many);
  await reportCalls(few, many);
}

/** A site of its own on sample data, after `prepare`. */
async function startSite(
  cleanup: AsyncDisposableStack,
  prepare?: (stack: Stack) => Promise<void>,
): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-reviews-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const builder = createSiteBuilder(folder);
  let rebuild: (() => Promise<string>) | undefined;
  const stack = await startStack({
    seed: 'sample',
    quiet: true,
    buildSite: (backend, signal) => {
      rebuild = () => builder.build(backend, signal);
      return rebuild();
    },
  });
  cleanup.defer(() => stack.stop());
  if (prepare) {
    await prepare(stack);
    await stack.publish(await rebuild!());
  }
  return stack;
}

async function addReviews({ backend }: Stack): Promise<void> {
  await backend.query(
    `insert into public.reviews (user_id, rating, title, content, reviewer_name, designation, created_at)
     select
       (select id from auth.users where email = 'student@example.com'),
       1 + number % 5,
       'Review ' || number,
       -- As long as those of the sample, no two alike.
       'Session ' || number || ': ' || repeat(md5(number::text) || ' ', 5),
       'Rohan Sharma',
       (array['Dean', 'Director', 'Principal', 'Training & Placement Officer', 'Student', 'Others'])[1 + number % 6],
       now() - make_interval(secs => number * 60)
     from generate_series(1, $1::integer) as number`,
    [manyReviews],
  );
  await backend.query('analyze public.reviews');
}

async function reportPaint(browser: Browser, few: Stack, many: Stack): Promise<void> {
  const paints: { few: number[]; many: number[] } = { few: [], many: [] };
  // In turns, so that whatever else this machine does falls on both.
  for (let round = 0; round < paintRounds; round += 1) {
    paints.few.push(await firstPaint(browser, few.url));
    paints.many.push(await firstPaint(browser, many.url));
  }
  const ratio = median(paints.many) / median(paints.few);
  console.log(
    `  first paint with ${manyReviews} / with the sample: ${ratio.toFixed(3)} (at most ${paintRatioMaximum})`,
  );
}

/** Milliseconds to the first paint of a first visit, on a phone with a slow network. */
async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`${url}/reviews`);
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return (await paint.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

async function reportCalls(few: Stack, many: Stack): Promise<void> {
  const compare = async (name: string, path: string) => {
    const before = await askOften(few, path);
    const after = await askOften(many, path);
    const weight =
      after.bytes <= answerMaximum ? `${after.bytes} bytes` : `${after.bytes} bytes, too heavy`;
    console.log(
      `  ${name.padEnd(28)} ${weight.padEnd(14)} ${(after.milliseconds / before.milliseconds).toFixed(1)} times as long as with the sample`,
    );
    return after.text;
  };
  await compare('summary', 'review_summary');
  for (const order of orders) {
    const first = await compare(`${order}, first page`, `list_reviews?in_order=${order}`);
    const last = (JSON.parse(first) as Listed[]).at(-1)!;
    await compare(`${order}, second page`, `list_reviews?${after(order, last)}`);
  }
  await compare('one designation', 'list_reviews?with_designation=Dean');
  await compare('one designation, one star', 'list_reviews?with_designation=Dean&with_rating=1');
}

const after = (order: string, last: Listed) =>
  new URLSearchParams({
    in_order: order,
    after_rating: String(last.rating),
    after_created_at: last.created_at,
    after_id: last.id,
  });

async function askOften({ url, backend }: Stack, path: string) {
  const times: number[] = [];
  let text = '';
  for (let round = 0; round < callRounds; round += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/rest/v1/rpc/${path}`, {
      headers: { apikey: backend.anonKey },
    });
    text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    times.push(performance.now() - startedAt);
  }
  return { text, bytes: Buffer.byteLength(text), milliseconds: median(times) };
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
