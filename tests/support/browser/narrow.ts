import type { Page } from '@playwright/test';
import { painted, sidewaysOverflow } from './layout.ts';

/**
 * What does not fit where there is little room: at 320 px; at 640 px with text of twice the size, where each letter has as
 * little; at 360 px with such text, which is what a small phone has left; and words that break at 768 px.
 */
export async function narrowProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const note = (where: string, found: string[]) =>
    problems.push(...found.map((problem) => `${where}: ${problem}`));

  await page.setViewportSize({ width: 768, height: 800 });
  note('at 768 px', await brokenWords(page));
  await page.setViewportSize({ width: 320, height: 800 });
  note('at 320 px', await sidewaysOverflow(page));
  for (const width of [640, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, 2);
    note(`with 200 % text at ${width} px`, await sidewaysOverflow(page));
  }
  await setTextSize(page, 1);
  return problems;
}

const usualSize = 16;

/** The open page as when the visitor has set the text of the browser to so many times its size: media queries know of it too. */
export async function setTextSize(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: usualSize * times } });
  await session.detach();
  await painted(page);
}

/** Words of headings that end a line at a hyphen, such as "One-to-" above "one". */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+[-‑]\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
