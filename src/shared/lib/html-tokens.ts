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

const space = '\t\n\f\r ';

/** Elements that hold no tags, whatever stands in them. */
const withoutWords = ['style', 'xmp', 'iframe', 'noembed', 'noframes'];
const withWords = ['title', 'textarea'];

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

class Source {
  at = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  peek(): string {
    return this.text.charAt(this.at);
  }

  startsWith(text: string): boolean {
    return this.text.startsWith(text, this.at);
  }

  /** Whether the tag with this opening, `</title` for one, is at this place. */
  isTagAt(opening: string, at: number): boolean {
    const end = at + opening.length;
    const following = this.text.charAt(end);
    return (
      following !== '' &&
      `${space}/>`.includes(following) &&
      lowered(this.text.slice(at, end)) === opening
    );
  }

  skip(characters: string): void {
    while (!this.isAtEnd && characters.includes(this.peek())) this.at += 1;
  }

  take(count: number): string {
    const from = this.at;
    this.at = Math.min(this.text.length, from + count);
    return this.text.slice(from, this.at);
  }

  takeUntil(stops: string): string {
    const from = this.at;
    while (!this.isAtEnd && !stops.includes(this.peek())) this.at += 1;
    return this.text.slice(from, this.at);
  }

  /** Goes behind the next place of `text`, or to the end. */
  pass(text: string, from: number): void {
    const found = this.text.indexOf(text, from);
    this.at = found < 0 ? this.text.length : found + text.length;
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

/** Goes to the end of an element that holds no tags, and gives the words in it. */
function readRawText(source: Source, tag: string): string {
  const start = source.at;
  if (tag === 'plaintext') source.at = source.text.length;
  else if (tag === 'script') source.at = endOfScript(source, start);
  else if (withWords.includes(tag) || withoutWords.includes(tag))
    source.at = endOfRawText(source, tag, start);
  const isRead = tag === 'plaintext' || withWords.includes(tag);
  return isRead ? source.text.slice(start, source.at) : '';
}

function endOfRawText(source: Source, tag: string, start: number): number {
  let at = source.text.indexOf('</', start);
  while (at >= 0 && !source.isTagAt(`</${tag}`, at)) at = source.text.indexOf('</', at + 1);
  return at < 0 ? source.text.length : at;
}

/** A comment in a script hides the end of a script that began inside the comment. */
function endOfScript(source: Source, start: number): number {
  let inside: 'script' | 'comment' | 'script in comment' = 'script';
  for (let at = start; at < source.text.length; at += 1) {
    if (inside === 'script' && source.text.startsWith('<!--', at)) {
      inside = 'comment';
      // Its dashes may be those of its end.
      at += 1;
    } else if (inside !== 'script' && source.text.startsWith('-->', at)) {
      inside = 'script';
    } else if (source.isTagAt('</script', at)) {
      if (inside !== 'script in comment') return at;
      inside = 'comment';
    } else if (inside === 'comment' && source.isTagAt('<script', at)) {
      inside = 'script in comment';
    }
  }
  return source.text.length;
}

const isLetter = (text: string) => lowered(text) >= 'a' && lowered(text) <= 'z';

/** Letters of ASCII only, as names in HTML are compared. */
const lowered = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
