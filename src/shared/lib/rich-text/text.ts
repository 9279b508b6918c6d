import { htmlOf, unescapeHtml } from './html.ts';
import { type Line, tidyLines } from './lines.ts';
import { linesOfHtml } from './parse.ts';
import { createSanitiser, type Sanitiser } from './safe-html.ts';

let sanitiser: Promise<Sanitiser> | undefined;

/** The lines of a stored text. The sanitiser needs jsdom, which takes half a second to load; what the editor saved does not. */
export async function readText(html: string): Promise<Line[]> {
  const own = linesOfOwnHtml(html);
  if (own) return own;
  sanitiser ??= import('jsdom').then(({ JSDOM }) => createSanitiser(new JSDOM('').window));
  return (await sanitiser)(html);
}

/** Undefined unless the HTML is exactly what we write, in which the sanitiser has nothing to remove. */
export function linesOfOwnHtml(html: string): Line[] | undefined {
  const lines = tidyLines(linesOfHtml(html, unescapeHtml));
  return htmlOf(lines) === html ? lines : undefined;
}
