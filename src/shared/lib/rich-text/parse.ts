import { tokensOf } from '#src/shared/lib/html-tokens.ts';
import { LineReader } from './line-reader.ts';
import type { Line } from './lines.ts';

/**
 * The lines of any HTML. What no article can have is left out; its words stay. A line is text of a closed set of kinds
 * and looks, so nothing that runs, loads or leads elsewhere gets into one, however the HTML is written.
 *
 * `resolve` turns the character references of a text into characters.
 */
export function linesOfHtml(html: string, resolve: (source: string) => string): Line[] {
  const reader = new LineReader();
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') reader.addText(resolve(token.source));
    else if (token.kind === 'end') reader.end(token.tag);
    else reader.start(token.tag, token.attributes);
  }
  return reader.lines;
}
