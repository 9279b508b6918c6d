import { brotliCompressSync, constants } from 'node:zlib';
import { readImports } from '../read-imports.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';

export interface Part {
  what: string;
  bytes: number;
}

/** What a browser loads over a connection that compresses, to the byte. */
export const brotliBytes = (content: string | Buffer): number =>
  brotliCompressSync(Buffer.from(content)).length;

/** What a CDN sends: it compresses at a level that costs it little. */
export const sentBytes = (content: string | Buffer): number =>
  brotliCompressSync(Buffer.from(content), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length;

export const sum = (parts: Part[]): number => parts.reduce((total, part) => total + part.bytes, 0);

/** The status line, date, age, etag, type, length and connection, as `npm start` sends them with a page. */
const hostHeaderBytes = 303;

/** The headers that come with a page, letter by letter as HTTP/1.1 writes them; HTTP/2 writes them shorter. */
export function headerParts(site: BuiltSite): Part[] {
  const [rules = ''] = site.read('_headers').toString().split('\n/');
  return [
    { what: "the site's headers", bytes: Buffer.byteLength(rules.replace('/*\n', '')) },
    { what: "the host's headers", bytes: hostHeaderBytes },
  ];
}

/** The page itself and all that must arrive before the first paint: blocking styles and scripts, and what those preload. */
export function blockingParts(page: BuiltPage, site: BuiltSite): Part[] {
  const urls = [
    ...all<HTMLLinkElement>(page, 'link[rel~=stylesheet][href]')
      .filter((link) => !/^\s*print\b/.test(link.media) && !link.hasAttribute('disabled'))
      .map((link) => link.getAttribute('href')),
    ...all<HTMLLinkElement>(page, 'link[rel~=preload]:is([as=style],[as=script])').map((link) =>
      link.getAttribute('href'),
    ),
    ...all<HTMLScriptElement>(page, 'script[src]')
      .filter((script) => isBlockingScript(script))
      .map((script) => script.getAttribute('src')),
  ];
  return [
    { what: page.file, bytes: sentBytes(page.html) },
    ...withImports(urls, page, site, importsOfStyle).map((file) => ({
      what: file,
      bytes: sentBytes(site.read(file)),
    })),
  ];
}

/** A module and an `async` or `defer` script let the page be painted first. */
function isBlockingScript(script: HTMLScriptElement): boolean {
  if (!isRun(script)) return false;
  if (script.getAttribute('blocking') === 'render') return true;
  return script.type !== 'module' && !script.async && !script.defer;
}

/**
 * The JavaScript that runs although nobody has touched anything: inline scripts, module scripts with all
 * that they import, preloaded modules, and islands that hydrate by themselves. Islands that hydrate when seen
 * are left to the browser test, which knows what is in view.
 */
export function scriptsBeforeIntent(page: BuiltPage, site: BuiltSite): Part[] {
  const scripts = all<HTMLScriptElement>(page, 'script').filter((script) => isRun(script));
  const inline = scripts.filter((script) => !script.hasAttribute('src'));
  const inlineText = inline.map((script) => script.textContent).join('\n');
  const urls = [
    ...scripts.map((script) => script.getAttribute('src')),
    ...inline.flatMap((script) => importsNow('inline.js', script.textContent)),
    ...all(page, 'link[rel~=modulepreload], link[rel~=preload][as=script]').map((link) =>
      link.getAttribute('href'),
    ),
    ...modulesAfterPaint(page),
    ...all(page, eagerIslands).map((island) => island.getAttribute('component-url')),
    // One stands for all.
    ...all(page, eagerIslands)
      .slice(0, 1)
      .map(() => all(page, '[renderer-url]')[0]?.getAttribute('renderer-url') ?? null),
  ];
  const files = withImports(urls, page, site, (file, text) => importsNow(file, text));
  return [
    ...(inlineText ? [{ what: 'inline scripts', bytes: brotliBytes(inlineText) }] : []),
    ...files.map((file) => fileWeight(file, site)),
  ];
}

/** What the inline script of the page brings (src/layouts/start-script.ts). */
const modulesAfterPaint = (page: BuiltPage): string[] =>
  all<HTMLScriptElement>(page, 'script[data-modules]').flatMap((script) =>
    script.dataset['modules']!.split(' '),
  );

const eagerIslands = ['load', 'idle', 'only', 'media']
  .map((directive) => `astro-island[client="${directive}"]`)
  .join(',');

/** Whether the browser runs it: JSON and speculation rules are data in a script tag. */
function isRun(script: HTMLScriptElement): boolean {
  return ['', 'module', 'text/javascript'].includes(script.type);
}

const importsNow = (file: string, source: string): string[] =>
  readImports(file, source).flatMap(({ target, kind }) =>
    kind === 'now' && target ? [target] : [],
  );

const importsOfStyle = (file: string, source: string): string[] =>
  file.endsWith('.css')
    ? [...source.matchAll(/@import\s+(?:url\()?["']?([^"')\s;]+)/g)].map(([, url = '']) => url)
    : importsNow(file, source);

/** The files of these URLs and of all that they import, each once. */
function withImports(
  urls: (string | null)[],
  page: BuiltPage,
  site: BuiltSite,
  importsOf: (file: string, source: string) => string[],
): string[] {
  const found = new Set<string>();
  const follow = (url: string, base: string) => {
    const address = new URL(url, new URL(base, 'http://site')).pathname;
    const file = site.fileAt(address);
    if (!file) throw new Error(`${page.file} loads ${url}, which is not in the site`);
    if (found.has(file)) return;
    found.add(file);
    for (const next of importsOf(file, site.read(file).toString())) follow(next, address);
  };
  for (const url of urls) if (url) follow(url, page.address);
  return [...found];
}

const fileWeight = (file: string, site: BuiltSite): Part => ({
  what: file,
  bytes: brotliBytes(site.read(file)),
});

const all = <Found extends Element = Element>(page: BuiltPage, selector: string): Found[] => [
  ...page.document.querySelectorAll<Found>(selector),
];
