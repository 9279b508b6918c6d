import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe holds against the page as it is now, by WCAG 2.2 AA: one line per rule, with the elements. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate(runAxe, wcag22);
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary = '' }) => {
      const reason = failureSummary.split('\n').slice(1).join(' ').trim();
      return `\n    ${target.join(' ')}: ${reason}`;
    });
    return `${id}: ${help}${places.join('')}`;
  });
}

/** Runs in the page. */
async function runAxe(tags: string[]) {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  // What is well is not asked for, and the styles are there already: both spare axe most of its work.
  const { violations } = await checker.run(document, {
    runOnly: tags,
    resultTypes: ['violations'],
    preload: false,
  });
  return violations;
}
