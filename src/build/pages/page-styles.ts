import { readFileSync } from 'node:fs';
import {
  append,
  attributeOf,
  createElement,
  type Element,
  insertAfter,
  type PageTree,
  rawTextOf,
  remove,
  setRawText,
} from './page-tree.ts';
import { createSheet, type Sheet } from './used-styles.ts';

/**
 * Puts into a page the styles of what it holds, in one element of its head, and leaves the whole sheet to be loaded by
 * the first island that hydrates (layouts/site-script.ts): see docs/decisions/styles-inline.md.
 */
export function createPageStyler(readSheet: (href: string) => Sheet): (page: PageTree) => void {
  return (page) => {
    const sheets = isFilledByBrowser(page) ? [] : sheetLinks(page);
    const names = sheets.length > 0 ? namesIn(page) : new Set<string>();
    const islandStyles = takeIslandStyles(page);
    const rules = [...sheets.map((link) => rulesOf(link, readSheet, names)), ...islandStyles];
    if (rules.length > 0) placeStyle(page, sheets[0], rules.join(''));
    for (const link of sheets) replaceByMeta(link);
  };
}

/** Where the first sheet is, so that rules keep their order. */
function placeStyle({ head }: PageTree, sheet: Element | undefined, rules: string): void {
  const style = createElement('style');
  setRawText(style, rules);
  if (sheet) insertAfter(sheet, style);
  else append(head, style);
}

/** Reads each sheet of a built site once. */
export function sheetReader(folder: string): (href: string) => Sheet {
  const sheets = new Map<string, Sheet>();
  return (href) => {
    const sheet = sheets.get(href) ?? createSheet(readFileSync(`${folder}${href}`, 'utf8'));
    sheets.set(href, sheet);
    return sheet;
  };
}

/** An island that exists in the browser only brings classes that the page does not show. */
const isFilledByBrowser = ({ elements }: PageTree) =>
  elements.some(
    (element) => element.tagName === 'astro-island' && attributeOf(element, 'client') === 'only',
  );

const sheetLinks = ({ elements }: PageTree) =>
  elements.filter(
    (element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet',
  );

const addressOf = (link: Element) => attributeOf(link, 'href') ?? '';

const rulesOf = (link: Element, readSheet: (href: string) => Sheet, names: Set<string>) =>
  readSheet(addressOf(link))(names);

/** Tells layouts/site-script.ts where the whole sheet is. */
function replaceByMeta(link: Element): void {
  insertAfter(link, createElement('meta', { name: 'sheet', content: addressOf(link) }));
  remove(link);
}

/** Astro writes the style of its islands beside the first one, where HTML allows no `<style>`. */
function takeIslandStyles({ elements }: PageTree): string[] {
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  for (const style of styles) remove(style);
  return [...new Set(styles.map(rawTextOf))];
}

/** The elements of a page, and its classes with their dot: what its styles can be about. */
function namesIn({ elements }: PageTree): Set<string> {
  const names = new Set<string>();
  // A page has the same class lists many times.
  const lists = new Set<string>();
  for (const element of elements) {
    names.add(element.tagName.toLowerCase());
    const list = attributeOf(element, 'class');
    if (list !== undefined) lists.add(list);
  }
  for (const list of lists) for (const name of list.split(/\s+/)) names.add(`.${name}`);
  return names;
}
