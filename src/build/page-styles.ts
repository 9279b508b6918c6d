import { readFileSync } from 'node:fs';
import { createSheet, type Sheet } from './used-styles.ts';

/**
 * Puts into a page the styles of what it holds, and leaves the whole sheet to be loaded by the first
 * island that wakes (layouts/site-script.ts): see docs/decisions/styles-inline.md.
 */
export function createStyler(folder: string): (html: string) => string {
  const readSheet = sheetReader(folder);
  return (html) => withStylesInHead(withOwnStyles(html, readSheet));
}

/** Reads each sheet once. */
function sheetReader(folder: string) {
  const sheets = new Map<string, Sheet>();
  return (href: string): Sheet => {
    const sheet = sheets.get(href) ?? createSheet(readFileSync(`${folder}${href}`, 'utf8'));
    sheets.set(href, sheet);
    return sheet;
  };
}

function withOwnStyles(html: string, read: (href: string) => Sheet): string {
  // An island that exists in the browser only brings classes that the page does not show.
  if (/ client="only"/.test(html)) return html;
  const names = namesIn(html);
  let page = html;
  for (const [link, href = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)) {
    const styles = read(href)(names);
    page = page.replace(
      link,
      () => `<style>${styles}</style><meta name="sheet" content="${href}">`,
    );
  }
  return page;
}

/**
 * Astro writes the style of its islands beside the first one, where HTML allows no `<style>`. Drawings that travel in
 * the page as an address have a `<style>` as well, which stays theirs.
 */
function withStylesInHead(html: string): string {
  const [islands, rule = ''] = /<style>(astro-island[^<]*)<\/style>/.exec(html) ?? [];
  if (islands === undefined) return html;
  const bare = html.replaceAll(islands, '');
  // One element for both: each costs the policy a hash.
  const end = bare.lastIndexOf('</style>', bare.indexOf('</head>'));
  return end === -1
    ? bare.replace('</head>', `${islands}</head>`)
    : bare.slice(0, end) + rule + bare.slice(end);
}

/** The elements of a page, and its classes with their dot: what its styles can be about. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(tag);
  // The same lists stand in a page again and again.
  const lists = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) lists.add(list);
  for (const list of lists) {
    const classes = list.replaceAll('&gt;', '>').replaceAll('&#38;', '&').replaceAll('&amp;', '&');
    for (const name of classes.split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}
