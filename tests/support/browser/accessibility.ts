import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { expect, type Locator, type Page } from '@playwright/test';
import { changeColours, sidewaysOverflow } from './layout.ts';
import type { StackInUse } from './stack-in-use.ts';

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What a page is to axe, whatever its words: the elements with what they say of themselves, the colours and the width. */
export const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    // Of these only counts whether there is something in them.
    const words = new Set(
      'alt content d datetime href props src srcset title uid value component-url'.split(' '),
    );
    const says = ({ name, value }: Attr) =>
      `${name}=${words.has(name) ? value.trim() !== '' : value.replace(/[0-9a-f-]{8,}|\d+/g, '#')}`;
    const parts: string[] = [];
    for (const element of document.documentElement.querySelectorAll('*')) {
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const attributes = [...element.attributes].map(says).sort().join(' ');
      parts.push(
        `${element.parentElement?.localName}>${element.localName} ${attributes} ${hasWords}`,
      );
    }
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    return `${isDark} ${innerWidth}x${innerHeight}\n${parts.join('\n')}`;
  });

/** What axe holds against the page as it is now, by WCAG 2.2 AA: one line per rule, with the elements. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await loadAxe(page);
  const violations = await page.evaluate(runAxe, wcag22);
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary = '' }) => {
      const reason = failureSummary.split('\n').slice(1).join(' ').trim();
      return `\n    ${target.join(' ')}: ${reason}`;
    });
    return `${id}: ${help}${places.join('')}`;
  });
}

/** By the protocol itself: Playwright's evaluate() reads the half megabyte twice more, and sends back what it is worth. */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `${source};0`,
  });
  await session.detach();
  if (exceptionDetails) throw new Error(`axe does not start: ${exceptionDetails.text}`);
}

/** The same, but only for a state of a page that no test of this run has shown: axe takes a second for each. */
export async function newAccessibilityProblems(page: Page, stack: StackInUse): Promise<string[]> {
  const state = createHash('sha256')
    .update(await stateOf(page))
    .digest('hex');
  const isInOrder = join(stack.sharedDir, `accessible-${state}`);
  if (existsSync(isInOrder)) return [];
  const problems = await accessibilityProblems(page);
  if (problems.length === 0) await writeFile(isInOrder, '');
  return problems;
}

/** The open dialog is in order for axe, light and dark, and makes nothing scroll sideways. */
export async function expectAccessibleDialog(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const page = dialog.page();
  for (const colours of ['dark', 'light'] as const) {
    await changeColours(page, colours);
    expect(await accessibilityProblems(page), colours).toEqual([]);
  }
  expect(await sidewaysOverflow(page)).toEqual([]);
}

/** Runs in the page. */
async function runAxe(tags: string[]) {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  // At the top of the page: the header leaves where somebody scrolls, and covers by chance what is below it now.
  const before = scrollY;
  scrollTo({ top: 0, behavior: 'instant' });
  // What is well is not asked for, and the styles are there already: both spare axe most of its work.
  const { violations } = await checker.run(document, {
    runOnly: tags,
    resultTypes: ['violations'],
    preload: false,
  });
  scrollTo({ top: before, behavior: 'instant' });
  return violations;
}
