import {
  attributeOf,
  type Element,
  type PageTree,
  rawTextOf,
  remove,
  setRawText,
} from './page-tree.ts';

/** Code that stands in the page itself: what a content policy knows by its hash. */
export const inlineScripts = (elements: Element[]): Element[] =>
  elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attributeOf(element, 'src') === undefined &&
      attributeOf(element, 'type') !== structuredData,
  );

/** Data for search engines; browsers never run it. */
const structuredData = 'application/ld+json';

/** Each inline script costs the policy a hash, some 50 bytes that no compression shrinks: all go where the first is. */
export function mergeScripts(page: PageTree): void {
  const [first, ...others] = inlineScripts(page.elements).filter(({ attrs }) => attrs.length === 0);
  if (!first) return;
  setRawText(first, [first, ...others].map((script) => rawTextOf(script).trim()).join('\n;'));
  for (const script of others) remove(script);
}
