import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** A page as browsers read it. */
export interface PageTree {
  document: DefaultTreeAdapterTypes.Document;
  head: Element;
  /** Every element of the page as it was read, those of templates included. */
  elements: Element[];
}

// What is in <noscript> is then read as elements too, as a browser without scripts does.
const options = { scriptingEnabled: false };

/** Reads a page by the parsing rules of the HTML standard, which repair what is missing or left open. */
export function readPage(text: string): PageTree {
  const document = parse(text, options);
  const elements = elementsOf(document);
  const head = elements.find(({ tagName }) => tagName === 'head');
  if (!head) throw new Error('A parsed page has a head.');
  return { document, head, elements };
}

/**
 * The page as HTML. Text and attributes are escaped as the standard serialises them since 2025: `<` and `>` are escaped
 * in attributes too.
 */
export const pageText = ({ document }: PageTree): string => serialize(document, options);

/** Every element inside, in the order of the page. */
export function elementsOf(parent: ParentNode): Element[] {
  const elements: Element[] = [];
  collectElements(parent, elements);
  return elements;
}

function collectElements(parent: ParentNode, elements: Element[]): void {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    elements.push(node);
    collectElements('content' in node ? node.content : node, elements);
  }
}

const isElement = (node: ChildNode): node is Element | DefaultTreeAdapterTypes.Template =>
  'tagName' in node;

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The text of an element that holds nothing else, such as `<script>` or `<style>`. */
export const rawTextOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

export function setRawText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

export function createElement(tag: string, attributes: Record<string, string> = {}): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs);
}

export function insertAfter(element: Element, added: Element): void {
  const parent = parentOf(element);
  const next = parent.childNodes[parent.childNodes.indexOf(element) + 1];
  if (next) defaultTreeAdapter.insertBefore(parent, added, next);
  else defaultTreeAdapter.appendChild(parent, added);
}

export const append = (parent: Element, added: Element): void =>
  defaultTreeAdapter.appendChild(parent, added);

/** What Astro and React note for themselves, where no island reads it any more. */
export function removeComments(parent: ParentNode, isRead = false): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeName === '#comment') {
      const isEnd = (node as DefaultTreeAdapterTypes.CommentNode).data === 'astro:end';
      if (!isRead || isEnd) defaultTreeAdapter.detachNode(node);
    } else if (isElement(node)) {
      const { tagName } = node;
      const isReadInside = tagName === 'astro-island' || (isRead && tagName !== 'astro-slot');
      removeComments('content' in node ? node.content : node, isReadInside);
    }
  }
}

export const remove = (element: Element): void => defaultTreeAdapter.detachNode(element);

function parentOf(element: Element): ParentNode {
  if (!element.parentNode) throw new Error(`<${element.tagName}> is in no page.`);
  return element.parentNode;
}
