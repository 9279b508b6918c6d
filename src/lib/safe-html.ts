import createDOMPurify, { type WindowLike } from 'dompurify';
import { linesOf } from './blog-dom.ts';
import {
  alignmentClass,
  alignments,
  colourClass,
  headings,
  highlightClass,
  highlights,
  textColours,
} from './blog-formats.ts';
import { htmlOf } from './blog-html.ts';
import { type Line, tidyLines } from './blog-lines.ts';
import { linesOfOwnHtml } from './blog-own-html.ts';

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

/** Nobody writes deeper; parsers need a time that grows with the square of it. */
const deepestNesting = 256;

export interface Sanitiser {
  /** The lines of an article, without anything that the editor cannot make. */
  read(html: string): Line[];
  /** The same as HTML: what may be stored and rendered. */
  clean(html: string): string;
}

/**
 * The one sanitiser of the site: used when saving and wherever an article is rendered, because whoever may write posts
 * can write to the REST service directly (SAFETY.md M16). `window` is the browser's, or jsdom's at build and in tests.
 */
export function createSanitiser(window: WindowLike): Sanitiser {
  const purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const classes = keptClasses(element.nodeName.toLowerCase(), attribute.attrValue);
    attribute.attrValue = classes.join(' ');
    attribute.keepAttr = attribute.attrName === 'class' && classes.length > 0;
  });
  const options = {
    ALLOWED_TAGS: Object.keys(allowed),
    ALLOWED_ATTR: ['class'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  };

  // Read into lines and written anew: odd nesting, which browsers repair differently each time, does not come out.
  const read = (html: string): Line[] => {
    const own = linesOfOwnHtml(html);
    if (own) return tidyLines(own);
    if (isTooDeep(html)) return tidyLines(wordsOf(html));
    const fragment = purifier.sanitize(plainTags(html), { ...options, RETURN_DOM_FRAGMENT: true });
    return tidyLines(linesOf(fragment));
  };
  return { read, clean: (html) => htmlOf(read(html)) };
}

/**
 * The same HTML without elements and attributes that are no part of articles, as far as they are plain to see. It is the
 * sanitiser that makes it safe; but a browser that parses a handler or a style reports a breach of the content policy.
 */
const plainTags = (html: string): string =>
  html
    .replace(/<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(
      /<(\/?)([a-z][^\s/>]*)([^>]*)(?:>|$)/gi,
      (_tag, slash: string, name: string, rest: string) => {
        const tag = name.toLowerCase();
        if (!Object.hasOwn(allowed, tag)) return '';
        const classes = /\sclass\s*=\s*["']?([\w\s-]*)/i.exec(rest)?.[1];
        return `<${slash}${tag}${classes && !slash ? ` class="${classes}"` : ''}>`;
      },
    );

function keptClasses(element: string, value: string): string[] {
  const names = new Set(value.split(/\s+/));
  return (allowed[element] ?? []).filter((name) => names.has(name));
}

function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [tag] of html.matchAll(/<\/?[a-z][^>]*>/gi)) {
    depth += tag.startsWith('</') ? -1 : /^<(?:br|hr|img|input)\b/i.test(tag) ? 0 : 1;
    if (depth > deepestNesting) return true;
  }
  return false;
}

const wordsOf = (html: string): Line[] =>
  html.split(/<[^>]*>?/).map((text) => ({ kind: 'text', runs: [{ text: text.trim() }] }));
