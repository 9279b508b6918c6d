import type { BuiltPage } from './built-site.ts';

/** Longer ones are cut in search results. */
const titleMaximum = 70;
const descriptionMaximum = 170;
const descriptionMinimum = 50;

/** What every page needs, also one that search engines leave out. */
export function frameProblems({ document }: Pick<BuiltPage, 'document'>): string[] {
  return [
    ...(document.documentElement.lang ? [] : ['has no language']),
    ...(document.querySelector('meta[name=viewport]') ? [] : ['has no viewport']),
    ...exactlyOne(document, 'title'),
    ...exactlyOne(document, 'h1'),
    ...exactlyOne(document, 'main'),
  ];
}

/** What a page needs to be found and shared. */
export function shareProblems({
  document,
  address,
}: Pick<BuiltPage, 'document' | 'address'>): string[] {
  const content = (selector: string) =>
    document.querySelector(selector)?.getAttribute('content') ?? '';
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  const description = content('meta[name=description]');
  const shared = [
    'meta[property="og:title"]',
    'meta[property="og:description"]',
    'meta[property="og:image"]',
    'meta[property="og:url"]',
    'meta[property="og:type"]',
    'meta[name="twitter:card"]',
  ];
  return [
    ...(document.title.length > titleMaximum
      ? [`its title has over ${titleMaximum} characters`]
      : []),
    ...(description.length < descriptionMinimum || description.length > descriptionMaximum
      ? [`its description has ${description.length} characters`]
      : []),
    ...(URL.canParse(canonical) && new URL(canonical).pathname === address
      ? []
      : [`its canonical address is "${canonical}"`]),
    ...(content('meta[property="og:url"]') === canonical
      ? []
      : ['og:url is not the canonical address']),
    ...shared.filter((selector) => !content(selector)).map((selector) => `has no ${selector}`),
  ];
}

/** Whether search engines may list it. */
export const isListed = ({ document }: Pick<BuiltPage, 'document'>): boolean =>
  !/noindex/.test(document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '');

/** Values that more than one page has, with the pages. */
export function repeated(
  pages: Pick<BuiltPage, 'document' | 'address'>[],
  valueOf: (document: Document) => string | null | undefined,
): string[] {
  const byValue = Map.groupBy(pages, ({ document }) => valueOf(document) ?? '');
  return [...byValue]
    .filter(([, sharers]) => sharers.length > 1)
    .map(([value, sharers]) => `${sharers.map(({ address }) => address).join(', ')}: ${value}`);
}

function exactlyOne(document: Document, tag: string): string[] {
  const elements = [...document.querySelectorAll(tag)].filter((element) => !element.closest('svg'));
  if (elements.length !== 1) return [`has ${elements.length} <${tag}>`];
  return elements[0]?.textContent.trim() ? [] : [`has an empty <${tag}>`];
}
