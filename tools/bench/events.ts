import type { Browser, Page } from 'playwright';
import type { Backend } from '../../local/backend/backend.ts';
import type { Stack } from '../../local/stack.ts';
import { firstPaint } from './first-paint.ts';
import { median, reportPaired } from './paired.ts';
import { inMilliseconds, report } from './report.ts';
import { openBrowser, startSite } from './site.ts';

const manyEvents = 10_000;
const fewEvents = 10;
const paintPairs = 31;
/** One of sixty a second. */
const frame = 1000 / 60;
const words = ['resume', 'mock', 'jaipur', 'clinic 7', 'kota', 'placement 12', 'zzz', 'session 99'];

/** The page of all events with 10 and with 10 000: its first paint, and how soon it answers to a filter. */
export async function benchEvents(): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  const few = await startSite(cleanup, (query) => replaceEvents(query, fewEvents));
  const many = await startSite(cleanup, (query) => replaceEvents(query, manyEvents));
  const browser = await openBrowser(cleanup);
  const paintOf = ({ url }: Stack) => firstPaint(browser, `${url}/events`);

  await reportPaired(
    `first paint with 10 000 to that with ${fewEvents}`,
    paintPairs,
    () => paintOf(few),
    () => paintOf(many),
  );
  await reportFilter(browser, many);
}

/** All upcoming, so that one list holds them all, and alike, so that only their number differs between the sites. */
async function replaceEvents(query: Backend['query'], count: number): Promise<void> {
  await query('delete from public.events');
  await query(
    `insert into public.events (title, description, category, event_date, event_time, venue, audience, status)
     select
       (array['Resume clinic', 'Mock interview', 'Placement talk'])[1 + number % 3] || ' ' || number,
       'Session ' || number || '. Bring one page, one question and a pen; leave with three changes and a date for the next.',
       (array['Workshop', 'Webinar', 'Meet-up'])[1 + number % 3],
       public.today_in_india() + 1 + number % 300,
       '18:30',
       (array['Seminar hall, Jaipur', 'Library, Kota', 'Online'])[1 + number % 3],
       (array['students', 'tpo', 'both'])[1 + number % 3],
       'approved'
     from generate_series(1, $1::integer) as number`,
    [count],
  );
  await query('analyze public.events');
}

/** From a letter or a choice to the list that answers it: the work of the page, its layout included. */
async function reportFilter(browser: Browser, { url }: Stack): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${url}/events`);
  const search = page.getByRole('searchbox');
  // The first letter asks for all rows; from then on they are here.
  await search.fill('e');
  await page.getByText(`${manyEvents} events`).waitFor({ timeout: 120_000 });

  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) times.push(...(await answerTimes(page, words)));
  const shown = (await page.getByRole('tabpanel').getByRole('listitem').count()) > 0;
  await page.close();
  if (!shown) throw new Error('The filter showed nothing.');
  report(
    `filtering ${manyEvents} events, letter by letter`,
    inMilliseconds(median(times)),
    `at most ${frame.toFixed(1)} ms, one frame (the median of ${times.length})`,
    median(times) <= frame,
  );
}

/** Types each word letter by letter, and tells how long the page worked for each letter. */
const answerTimes = (page: Page, typed: string[]): Promise<number[]> =>
  page.evaluate(async (allWords) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')!;
    // React listens to the value that the browser sets, not to the one that a script does.
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const count = () => document.querySelector('[role=tabpanel] [role=status]')?.textContent;
    const frameEnds = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const took: number[] = [];
    for (const word of allWords) {
      for (let length = 1; length <= word.length; length += 1) {
        await frameEnds();
        const began = performance.now();
        setValue.call(field, word.slice(0, length));
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await Promise.resolve();
        document.body.getBoundingClientRect();
        took.push(performance.now() - began);
        const measured = count();
        await frameEnds();
        if (count() !== measured) throw new Error('The list was not there when the clock stopped.');
      }
    }
    setValue.call(field, 'resume');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return took;
  }, typed);
