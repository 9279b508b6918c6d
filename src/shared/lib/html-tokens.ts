import { readRawText } from './html-raw-text.ts';
import { lowered, Source, space } from './html-source.ts';

/**
 * A piece of HTML. A text is its source: character references in it are still to be resolved. Comments, doctypes and
 * the texts of scripts and styles, which are no words of anyone, are left out.
 */
export type Token =
  | { kind: 'text'; source: string }
  | { kind: 'start'; tag: string; attributes: Attributes }
  | { kind: 'end'; tag: string };

/** By name; the values are their sources. */
export type Attributes = ReadonlyMap<string, string>;

/**
 * The pieces of HTML by the states of the HTML standard (13.2.5 Tokenization), in a time that grows with the length
 * only. Every element is read as one of HTML; inside svg and math the standard reads CDATA and styles in another way.
 */
export function* tokensOf(html: string): Generator<Token> {
  const source = new Source(html);
  while (!source.isAtEnd) {
    const text = source.takeUntil('<');
    if (text) yield { kind: 'text', source: text };
    const token = source.isAtEnd ? undefined : readMarkup(source);
    if (!token) continue;
    yield token;
    const words = token.kind === 'start' ? readRawText(source, token.tag) : '';
    if (words) yield { kind: 'text', source: words };
  }
}

/** What a `<` begins. */
function readMarkup(source: Source): Token | undefined {
  const [next = '', following = ''] = source.text.slice(source.at + 1, source.at + 3);
  if (isLetter(next)) return readTag(source, 'start');
  if (next === '/' && isLetter(following)) return readTag(source, 'end');
  if (next === '!' || next === '?' || (next === '/' && following)) return passComment(source);
  return { kind: 'text', source: source.take(1) };
}

/** Past a comment, or past what the standard calls a bogus one: a doctype, `<?xml ... >`, `</ p>`. */
function passComment(source: Source): undefined {
  const start = source.at + '<!--'.length;
  if (!source.startsWith('<!--')) source.pass('>', source.at);
  else if (source.startsWith('<!-->') || source.startsWith('<!--->')) source.pass('>', start);
  else source.at = endOfComment(source.text, start);
}

function endOfComment(text: string, start: number): number {
  for (let at = text.indexOf('--', start); at >= 0; at = text.indexOf('--', at + 1)) {
    if (text.startsWith('>', at + 2)) return at + 3;
    if (text.startsWith('!>', at + 2)) return at + 4;
  }
  return text.length;
}

/** Undefined when the tag has no end: then nobody reads it. */
function readTag(source: Source, kind: 'start' | 'end'): Token | undefined {
  source.take(kind === 'start' ? 1 : 2);
  const tag = lowered(source.takeUntil(`${space}/>`));
  const attributes = new Map<string, string>();
  for (;;) {
    source.skip(`${space}/`);
    if (source.isAtEnd) return undefined;
    if (source.peek() === '>') break;
    // The first character is one of the name, an equals sign too.
    const name = lowered(source.take(1) + source.takeUntil(`${space}/>=`));
    const value = readValue(source);
    if (!attributes.has(name)) attributes.set(name, value);
  }
  source.take(1);
  return kind === 'start' ? { kind, tag, attributes } : { kind, tag };
}

function readValue(source: Source): string {
  source.skip(space);
  if (source.peek() !== '=') return '';
  source.take(1);
  source.skip(space);
  const quote = source.peek();
  if (quote !== '"' && quote !== "'") return source.takeUntil(`${space}>`);
  source.take(1);
  const value = source.takeUntil(quote);
  source.take(1);
  return value;
}

const isLetter = (text: string) => lowered(text) >= 'a' && lowered(text) <= 'z';
