import {
  append,
  attributeOf,
  createElement,
  type Element,
  type PageTree,
  rawTextOf,
  remove,
  setRawText,
} from './page-tree.ts';

/** Code that is in the page itself: what a content policy knows by its hash. */
export const inlineScripts = (elements: Element[]): Element[] =>
  elements.filter((element) => {
    const { tagName } = element;
    return (
      tagName === 'script' && !isFile(element) && attributeOf(element, 'type') !== structuredData
    );
  });

/** Data for search engines; browsers never run it. */
const structuredData = 'application/ld+json';

const isFile = (script: Element) => attributeOf(script, 'src') !== undefined;

/**
 * Leaves one script in the page, which brings its modules after the first paint (layouts/start-script.ts). It is the
 * same text in all pages: one hash in the policy of each, and in the header. Astro's own, the islands and their
 * directives, go: ours are among the modules (client-directives/island-element.ts).
 */
export function mergeScripts(page: PageTree, startScript: string): void {
  for (const script of inlineScripts(page.elements).filter(isCode)) {
    if (!isAstros(script))
      throw new Error(`a script of its own is in it: ${rawTextOf(script).slice(0, 60)}`);
    remove(script);
  }
  const modules = page.elements.filter(isModuleFile);
  if (modules.length === 0) return;
  const addresses = new Set(modules.map((script) => attributeOf(script, 'src')!));
  for (const script of modules) remove(script);
  const start = createElement('script', { 'data-modules': [...addresses].join(' ') });
  setRawText(start, startScript);
  append(page.head, start);
}

const isCode = (script: Element) => attributeOf(script, 'type') !== 'speculationrules';

const isAstros = (script: Element) =>
  script.attrs.length === 0 &&
  /self\.Astro|customElements\.define\("astro-island"/.test(rawTextOf(script));

const isModuleFile = (element: Element) =>
  element.tagName === 'script' && attributeOf(element, 'type') === 'module' && isFile(element);
