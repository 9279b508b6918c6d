import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { readBuiltSite } from '../../support/site/built-site.ts';
import {
  frameProblems,
  isListed,
  repeated,
  shareProblems,
} from '../../support/site/head-problems.ts';
import { htmlRules } from '../../support/site/html-rules.ts';
import { brokenLinks } from '../../support/site/links.ts';

const site = readBuiltSite();
const listed = site.pages.filter(isListed);
const validator = new HtmlValidate(htmlRules);

describe.each(site.pages)('$address', (page) => {
  test('is valid HTML', async () => {
    const report = await validator.validateString(page.html, page.file);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  test('has a title, a language, one heading and one main part', () => {
    expect(frameProblems(page)).toEqual([]);
  });

  test('has one sheet: in a second one, plain rules would win over those for wide windows', () => {
    const sheets = page.document.querySelectorAll('link[rel=stylesheet], meta[name=sheet]');
    expect(sheets.length).toBeLessThanOrEqual(1);
  });

  test('links to nothing that is missing', () => {
    expect(brokenLinks(page, site)).toEqual([]);
  });

  test('leaves the drawings that travel in it their colours', () => {
    const drawings = [...page.document.querySelectorAll<HTMLImageElement>('img[src^="data:"]')];
    const colourless = drawings.filter(
      ({ src }) => src.includes('var(--') && !src.includes('<style>:root{--'),
    );
    expect(colourless.map(({ src }) => src.slice(0, 200))).toEqual([]);
  });
});

describe.each(listed)('$address in a search engine', (page) => {
  test('has what it needs to be found and shared', () => {
    expect(shareProblems(page)).toEqual([]);
  });
});

test('an article is shared as one, and every other page as a website', () => {
  const typed = listed.map(({ address, document }) => ({
    address,
    isArticle:
      document.querySelector('meta[property="og:type"]')?.getAttribute('content') === 'article',
  }));
  expect(typed.filter(({ isArticle }) => isArticle).length).toBeGreaterThan(0);
  for (const { address, isArticle } of typed) {
    expect(isArticle, address).toBe(/^\/blog\/(?!page\/)/.test(address));
  }
});

test('no two pages have the same title, description or canonical address', () => {
  const attribute = (selector: string, name: string) => (document: Document) =>
    document.querySelector(selector)?.getAttribute(name);
  expect(repeated(listed, ({ title }) => title)).toEqual([]);
  expect(repeated(listed, attribute('meta[name=description]', 'content'))).toEqual([]);
  expect(repeated(listed, attribute('link[rel=canonical]', 'href'))).toEqual([]);
});

test('no page names a payment provider but the privacy notice, which has to', () => {
  const named = site.pages.filter(({ html }) => /stripe|razorpay/i.test(html));
  expect(named.map(({ address }) => address)).toEqual([
    '/privacy',
    expect.stringMatching(/^\/privacy\/\d{4}-\d\d-\d\d$/),
  ]);
});
