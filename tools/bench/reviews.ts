import type { Browser } from 'playwright';
import type { Backend } from '../../local/backend/backend.ts';
import type { Stack } from '../../local/stack.ts';
import { firstPaint } from './first-paint.ts';
import { median, reportPaired } from './paired.ts';
import { report } from './report.ts';
import { openBrowser, startSite } from './site.ts';

const manyReviews = 100_000;
const paintPairs = 31;
const callRounds = 5;
const requestMaximum = 50_000;
const orders = ['newest', 'oldest', 'best', 'worst'];

type Listed = { id: string; rating: number; created_at: string; has_next: boolean };

/** The page of all reviews with the sample's 30 and with 100 000: its first paint, and the weight of each request. */
export async function benchReviews(): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  const few = await startSite(cleanup);
  const many = await startSite(cleanup, addReviews);
  const browser = await openBrowser(cleanup);
  const paintOf = ({ url }: Stack) => firstPaint(browser, `${url}/reviews`);

  await reportPaired(
    'first paint with 100 000 to that with 30',
    paintPairs,
    () => paintOf(few),
    () => paintOf(many),
  );
  await reportRequests(browser, many);
  await reportAnswers(few, many);
}

/** The reviews of the sample over and over, each round older than the one before, so that only their number differs. */
async function addReviews(query: Backend['query']): Promise<void> {
  await query(
    `insert into public.reviews (user_id, rating, title, content, reviewer_name, designation, created_at)
     select user_id, rating, title, content, reviewer_name, designation,
       now() - make_interval(mins => row_number() over (order by round, created_at desc)::integer)
     from public.reviews cross join generate_series(1, $1::integer / (select count(*)::integer from public.reviews where hidden_at is null)) as round
     where hidden_at is null`,
    [manyReviews],
  );
  await query('analyze public.reviews');
}

/**
 * Opens the page as a reader does, goes on twice, filters and sorts: the heaviest request that reviews can make heavier.
 * Scripts, fonts and pictures are the same however many there are, and have budgets of their own.
 */
async function reportRequests(browser: Browser, { url }: Stack): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const bodies: Promise<{ name: string; bytes: number }>[] = [];
  page.on('requestfinished', (sent) => {
    if (!['document', 'fetch', 'xhr'].includes(sent.resourceType())) return;
    const weigh = async () => {
      const { responseBodySize } = await sent.sizes();
      return { name: new URL(sent.url()).pathname, bytes: responseBodySize };
    };
    bodies.push(weigh());
  });
  const answer = () => page.waitForResponse(/list_reviews/);
  const after = async (act: () => Promise<unknown>) => {
    const [response] = await Promise.all([answer(), act()]);
    await response.finished();
  };

  await page.goto(`${url}/reviews`);
  const more = page.getByRole('button', { name: 'Load more reviews' });
  await after(() => more.click());
  await after(() => more.click());
  await after(() => page.getByLabel('Written by').selectOption('Dean'));
  await after(() => page.getByLabel('Order').selectOption('worst'));
  const weights = (await Promise.all(bodies)).sort((a, b) => b.bytes - a.bytes);
  await page.close();

  const [heaviest] = weights;
  if (!heaviest) throw new Error('The page asked for nothing.');
  report(
    `heaviest of ${weights.length} (${heaviest.name})`,
    `${heaviest.bytes} bytes`,
    `at most ${requestMaximum}`,
    heaviest.bytes <= requestMaximum,
  );
}

/** What the service answers, as text, for each order and filter; the time beside that with the sample is for the reader. */
async function reportAnswers(few: Stack, many: Stack): Promise<void> {
  const compare = async (name: string, path: string) => {
    const before = await askOften(few, path);
    const after = await askOften(many, path);
    const times = (after.milliseconds / before.milliseconds).toFixed(1);
    report(
      name,
      `${after.bytes} bytes`,
      `at most ${requestMaximum} (${times} times as long as with 30)`,
      after.bytes <= requestMaximum,
    );
    return after.text;
  };
  await compare('summary', 'review_summary');
  for (const order of orders) {
    const first = await compare(`${order}, first page`, `list_reviews?in_order=${order}`);
    const last = (JSON.parse(first) as Listed[]).at(-1)!;
    await compare(`${order}, second page`, `list_reviews?${pageAfter(order, last)}`);
  }
  await compare('one designation', 'list_reviews?with_designation=Dean');
  await compare(
    'one designation, five stars',
    'list_reviews?with_designation=Student&with_rating=5',
  );
}

const pageAfter = (order: string, last: Listed) =>
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
