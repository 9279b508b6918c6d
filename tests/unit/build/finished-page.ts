import { hashSource } from '../../../src/build/pages/content-policy.ts';
import { createFinisher } from '../../../src/build/pages/finish-pages.ts';
import { createPageStyler } from '../../../src/build/pages/page-styles.ts';
import { createSheet } from '../../../src/build/pages/used-styles.ts';
import { parseHtml } from '../../support/parse-html.ts';

const sheet = createSheet('.card{color:red}.wide{color:blue}p{margin:0}');

export const start = 'start()';

export const finish = createFinisher(
  createPageStyler(() => sheet),
  start,
);

interface Parts {
  head?: string;
  body?: string;
  /** The code that Astro lists in its policy, beside others. */
  scripts?: string[];
  styles?: string[];
}

export const islandStyle = 'astro-island{display:contents}';

export function astroPage({
  head = '',
  body = '',
  scripts = [],
  styles = [islandStyle],
}: Parts): string {
  const sources = (texts: string[]) => [...texts, 'of another page'].map(hashSource).join(' ');
  const policy = `default-src 'none';object-src 'none'; script-src 'self' ${sources(scripts)}; style-src 'self' ${sources(styles)};`;
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>T</title>${head}` +
    `<meta http-equiv="content-security-policy" content="${policy}">` +
    `<link rel="stylesheet" href="/all.css"></head><body>${body}</body></html>`
  );
}

export const finished = (parts: Parts) => finish('page.html', astroPage(parts));

export const documentOf = (parts: Parts) => parseHtml(finished(parts).html);

export const policyOf = (page: Document) =>
  page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
