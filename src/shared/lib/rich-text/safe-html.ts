import createDOMPurify, { type WindowLike } from 'dompurify';
import {
  alignmentClass,
  alignments,
  colourClass,
  headings,
  highlightClass,
  highlights,
  textColours,
} from './formats.ts';
import { htmlOf } from './html.ts';
import { type Line, tidyLines } from './lines.ts';
import { linesOfHtml } from './parse.ts';

const alignmentClasses = alignments.map(alignmentClass);

/** Every element of an article, with the classes that it may carry. Nothing else passes: no other attribute, no address. */
const allowed: Record<string, readonly string[]> = {
  p: alignmentClasses,
  ...Object.fromEntries(headings.map((heading) => [heading, alignmentClasses])),
  ul: [],
  ol: [],
  li: alignmentClasses,
  br: [],
  strong: [],
  em: [],
  u: [],
  span: [...textColours.map(colourClass), ...highlights.map(highlightClass)],
};

/** Gives the lines of an article, without anything that the editor cannot make. */
export type Sanitiser = (html: string) => Line[];

/**
 * The one sanitiser of the site: used when saving and wherever an article is rendered, because someone who may write posts
 * can write to the REST service directly (docs/architecture.md, "Faults and attacks"). `window` is the browser's, or
 * jsdom's at build and in tests.
 *
 * What was stored is read into lines first. DOMPurify, which lets the browser parse, then sees only what we have written
 * ourselves. A browser reports a breach of the content policy for each handler and style that it parses, and needs
 * seconds for deep nesting (docs/decisions/articles-are-parsed.md).
 */
export function createSanitiser(window: WindowLike): Sanitiser {
  const purify = createPurifier(window);
  const resolve = createResolver(window);
  const read = (html: string) => tidyLines(linesOfHtml(html, resolve));
  return (html) => read(purify(htmlOf(read(html))));
}

/** The second layer by itself: DOMPurify with the elements and classes of an article. */
export function createPurifier(window: WindowLike): (html: string) => string {
  const purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const classes = allowedClasses(element.nodeName.toLowerCase(), attribute.attrValue);
    attribute.attrValue = classes.join(' ');
    attribute.keepAttr = attribute.attrName === 'class' && classes.length > 0;
  });
  const options = {
    ALLOWED_TAGS: Object.keys(allowed),
    ALLOWED_ATTR: ['class'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  };
  return (html) => purifier.sanitize(html, options);
}

function allowedClasses(element: string, value: string): string[] {
  const names = new Set(value.split(/\s+/));
  return (allowed[element] ?? []).filter((name) => names.has(name));
}

/** Turns character references into characters. There are two thousand by name, and the browser knows them. */
function createResolver({ DOMParser }: WindowLike): (source: string) => string {
  const parser = new DOMParser();
  return (source) => {
    if (!source.includes('&')) return source;
    const html = `<body>${source.replaceAll('<', '&lt;')}`;
    return parser.parseFromString(html, 'text/html').body.textContent;
  };
}
