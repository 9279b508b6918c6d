import type { Page, Request } from '@playwright/test';
import { brotliBytes, type Part } from '../site/weight.ts';

export const namesOf = (requests: Request[]): string[] =>
  requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);

/**
 * What the page asked for, and once its icon: browsers fetch that when they like, or never when nobody sees the tab,
 * so it is counted as if they always did.
 */
export async function requestsCounted(page: Page, requests: Request[]): Promise<string[]> {
  const icon = await page.evaluate(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel~=icon]');
    return link ? new URL(link.href).pathname : '/favicon.ico';
  });
  const isIcon = (name: string) => name === `GET ${icon}`;
  return [...namesOf(requests).filter((name) => !isIcon(name)), `GET ${icon}`];
}

/** All JavaScript that the browser has by now, inline and loaded; compressed to the byte as the host would. */
export async function scriptsLoaded(
  page: Page,
  requests: Request[],
): Promise<(Part & { text: string })[]> {
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter((script) => !script.src && !/json|speculationrules/.test(script.type))
      .map((script) => script.textContent)
      .join('\n'),
  );
  const files = await bodies(requests, 'script');
  return [{ what: 'inline scripts', text: inline }, ...files]
    .filter(({ text }) => text)
    .map(({ what, text }) => ({ what, text, bytes: brotliBytes(text) }));
}

/** Fonts are compressed already: what is stored is what travels. */
export async function fontsLoaded(requests: Request[]): Promise<Part[]> {
  const files = await bodies(requests, 'font');
  return files.map(({ what, body }) => ({ what, bytes: body.length }));
}

async function bodies(requests: Request[], type: string) {
  const ofType = requests.filter((request) => request.resourceType() === type);
  return Promise.all(
    ofType.map(async (request) => {
      const response = await request.response();
      const body = (await response?.body()) ?? Buffer.alloc(0);
      return { what: new URL(request.url()).pathname, body, text: body.toString() };
    }),
  );
}

type Watched = Window & { shifts?: string[] };
type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };

/** Writes down everything that moves by itself, with what moved. Call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = ((window as Watched).shifts = []);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        const moved = shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? 'text');
        shifts.push(`${shift.value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Watched).shifts ?? ['nobody watched']);
