import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags } from '../../../tools/chromium-flags.ts';
import { findChromium } from '../../../tools/chromium.ts';

/** What to read of a page: the texts of the elements that match, or the values of one of their attributes. */
export interface Wanted {
  selector: string;
  attribute?: string;
}

interface Task {
  html: string;
  /** The same page with plain words. */
  twin: string;
  wanted: Record<string, Wanted>;
}

export interface ReadPage {
  /** Where its elements, their attributes or what only the site writes differ from the twin's. */
  differences: string[];
  /** By their names in `wanted`. */
  values: Record<string, string[]>;
}

export interface ChromiumParser {
  readPages(tasks: Task[]): Promise<ReadPage[]>;
  /** The texts of the elements with these names, or of this attribute; throws when the XML is not well-formed. */
  readXml(xml: string, names: string[]): Promise<Record<string, string[]>>;
  close(): Promise<void>;
}

/** Some megabytes at a time. */
const pagesPerBatch = 50;

/** The parser of a browser, which shares no code with the one that the build uses. It runs and loads nothing. */
export async function openChromiumParser(): Promise<ChromiumParser> {
  const browser: Browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
  });
  const page: Page = await browser.newPage();
  return {
    async readPages(tasks) {
      const read: ReadPage[] = [];
      for (let start = 0; start < tasks.length; start += pagesPerBatch) {
        read.push(
          ...(await page.evaluate(readInBrowser, tasks.slice(start, start + pagesPerBatch))),
        );
      }
      return read;
    },
    readXml: (xml, names) =>
      page.evaluate(
        ([text, wanted]) => {
          const document = new DOMParser().parseFromString(text, 'application/xml');
          const error = document.querySelector('parsererror');
          if (error) throw new Error(error.textContent);
          const textsOf = (name: string) =>
            [...document.getElementsByTagName(name)].map((element) => element.textContent);
          return Object.fromEntries(wanted.map((name) => [name, textsOf(name)]));
        },
        [xml, names] as const,
      ),
    close: () => browser.close(),
  };
}

/** Runs in the browser, so it knows nothing but its parameter. */
function readInBrowser(tasks: Task[]): ReadPage[] {
  // Attributes that hold words or addresses of people, or what is made of them.
  const written = new Set([
    ...['alt', 'aria-label', 'content', 'href', 'id', 'props', 'src', 'uid', 'value', 'datetime'],
  ]);
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const childrenOf = (node: Node) => [
    ...(node instanceof HTMLTemplateElement ? node.content : node).childNodes,
  ];
  const nameOf = (node: Node) =>
    node instanceof Element ? `${node.namespaceURI} ${node.localName}` : node.nodeName;

  function compare(node: Node, twin: Node, path: string, differences: string[]): void {
    const here = `${path} > ${node.nodeName.toLowerCase()}`;
    if (nameOf(node) !== nameOf(twin)) {
      differences.push(`${here} where ${nameOf(twin)} should be`);
      return;
    }
    if (node instanceof Comment && node.data !== (twin as Comment).data) {
      differences.push(`${here}: another comment`);
    }
    if (node instanceof Element && twin instanceof Element) {
      const names = node.getAttributeNames();
      if (names.join() !== twin.getAttributeNames().join()) {
        differences.push(`${here} has ${names.join()}, not ${twin.getAttributeNames().join()}`);
      }
      const isPolicy = node.getAttribute('http-equiv') !== null;
      for (const name of names) {
        if (written.has(name) && !isPolicy) continue;
        if (node.getAttribute(name) !== twin.getAttribute(name)) {
          differences.push(`${here} has ${name}="${node.getAttribute(name)}"`);
        }
      }
      const isCode = ['script', 'style'].includes(node.localName);
      if (
        isCode &&
        !/json/.test(node.getAttribute('type') ?? '') &&
        node.textContent !== twin.textContent
      ) {
        differences.push(`${here}: other code`);
      }
    }
    const [children, twins] = [childrenOf(node), childrenOf(twin)];
    if (children.length !== twins.length) {
      differences.push(`${here} holds ${children.length} nodes, not ${twins.length}`);
      return;
    }
    children.forEach((child, index) => compare(child, twins[index]!, here, differences));
  }

  return tasks.map(({ html, twin, wanted }) => {
    const document = parse(html);
    const differences: string[] = [];
    compare(document, parse(twin), '', differences);
    const values = Object.entries(wanted).map(([name, { selector, attribute }]) => [
      name,
      [...document.querySelectorAll(selector)].map((element) =>
        attribute === undefined ? element.textContent : (element.getAttribute(attribute) ?? ''),
      ),
    ]);
    return { differences, values: Object.fromEntries(values) as Record<string, string[]> };
  });
}
