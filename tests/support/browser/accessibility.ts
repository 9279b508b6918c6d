import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe holds against the page as it is now, by WCAG 2.2 AA: one line per rule, with the elements. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22).analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary = '' }) => {
      const reason = failureSummary.split('\n').slice(1).join(' ').trim();
      return `\n    ${target.join(' ')}: ${reason}`;
    });
    return `${id}: ${help}${places.join('')}`;
  });
}
