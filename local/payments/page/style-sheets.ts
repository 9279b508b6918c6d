import { readFileSync } from 'node:fs';
import type { Answer } from '../http.ts';

const files = [
  new URL('../../../src/shared/styles/tokens.css', import.meta.url),
  new URL('./page.css', import.meta.url),
  new URL('./checkout.css', import.meta.url),
];

/** What the pages load from /assets/: the site's colours first, then what the pages make of them. */
export const styleSheets = files.map((file): { name: string; answer: Answer } => ({
  name: file.pathname.split('/').at(-1) ?? '',
  answer: {
    status: 200,
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
    body: readFileSync(file, 'utf8'),
  },
}));
