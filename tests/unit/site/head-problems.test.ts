import { expect, test } from 'vitest';
import { parseHtml } from '../../support/parse-html.ts';
import {
  frameProblems,
  isListed,
  repeated,
  shareProblems,
} from '../../support/site/head-problems.ts';

const description = 'Live mentorship, courses and events that make students ready for placement.';
const head = `<title>Events</title><meta name="viewport" content="width=device-width">
  <meta name="description" content="${description}">
  <link rel="canonical" href="https://site.example/events">
  <meta property="og:url" content="https://site.example/events"><meta property="og:type" content="website">
  <meta property="og:title" content="Events"><meta property="og:description" content="Events">
  <meta property="og:image" content="/a.png"><meta name="twitter:card" content="summary_large_image">`;
const good = `<html lang="en">${head}<body><main><h1>Events</h1><svg><title>Star</title></svg></main></html>`;

const page = (html: string, address = '/events') => ({ document: parseHtml(html), address });

test('a complete page has no problem', () => {
  expect(frameProblems(page(good))).toEqual([]);
  expect(shareProblems(page(good))).toEqual([]);
  expect(isListed(page(good))).toBe(true);
});

test.each([
  ['no language', good.replace(' lang="en"', ''), 'has no language'],
  ['no viewport', good.replace('name="viewport"', ''), 'has no viewport'],
  ['no title', good.replace('<title>Events</title>', ''), 'has 0 <title>'],
  ['an empty title', good.replace('<title>Events', '<title> '), 'has an empty <title>'],
  ['two headings', good.replace('<h1>', '<h1>More</h1><h1>'), 'has 2 <h1>'],
  ['no main part', good.replaceAll('main>', 'div>'), 'has 0 <main>'],
])('%s is a problem', (_what, html, problem) => {
  expect(frameProblems(page(html))).toContain(problem);
});

test.each([
  [
    'a title that is cut',
    good.replace('Events', 'E'.repeat(71)),
    'its title has over 70 characters',
  ],
  ['a short description', good.replace(description, 'Events.'), 'its description has 7 characters'],
  ['no canonical address', good.replace('canonical', 'x'), 'its canonical address is ""'],
  [
    'a different og:url',
    good.replace('content="https://site.example/events"', 'content="https://site.example/"'),
    'og:url is not the canonical address',
  ],
  ['no share image', good.replace('og:image', 'x'), 'has no meta[property="og:image"]'],
])('%s is a problem', (_what, html, problem) => {
  expect(shareProblems(page(html))).toContain(problem);
});

test('a canonical address of another page is a problem', () => {
  expect(shareProblems(page(good, '/reviews'))).toContain(
    'its canonical address is "https://site.example/events"',
  );
});

test('a page that asks not to be listed is not', () => {
  expect(isListed(page('<meta name="robots" content="noindex, nofollow">'))).toBe(false);
});

test('what two pages share is named with both', () => {
  const pages = [page(good), page(good, '/reviews'), page('<title>Blog</title>', '/blog')];
  expect(repeated(pages, ({ title }) => title)).toEqual(['/events, /reviews: Events']);
});
