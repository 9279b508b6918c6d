import { type Attributes, tokensOf } from '#src/shared/lib/html-tokens.ts';
import { type Heading, isHeading } from './formats.ts';
import type { Line, Run } from './lines.ts';
import { alignmentOf, coloursOf, listOf } from './looks.ts';

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

type Block = Pick<Line, 'kind' | 'alignment'>;
type BlockTag = 'p' | 'li' | 'ul' | 'ol' | Heading;

interface OpenBlock {
  tag: BlockTag;
  /** What follows it is of this kind again. */
  outer: Block;
  /** It is a paragraph or a list of its own, apart from what stands before and after it. */
  isApart: boolean;
  /** How many spans had been opened before it. */
  spans: number;
}

/** Nobody writes deeper; what is deeper belongs to the block around it. */
const deepestNesting = 100;

class LineReader {
  readonly lines: Line[] = [];
  private block: Block = { kind: 'text' };
  private readonly open: OpenBlock[] = [];
  /** For each that is open, whether it has colours of its own, which then stand in `spans`. */
  private readonly looks: Record<Look, boolean[]> = { strong: [], em: [], u: [] };
  private readonly spans: Pick<Run, 'colour' | 'highlight'>[] = [];
  /** Whether what comes next belongs to the last line. */
  private isLineOpen = false;
  /** Whether what comes next is another paragraph, or another list, than the last line. */
  private isApart = false;

  start(tag: string, attributes: Attributes): void {
    const look = looks.get(tag);
    if (tag === 'br') this.breakLine();
    else if (look) this.startLook(look, attributes);
    else if (isSpan(tag)) this.startSpan(coloursOf(attributes));
    else if (isBlock(tag)) this.startBlock(tag, attributes);
  }

  end(tag: string): void {
    const look = looks.get(tag);
    if (tag === 'br') this.breakLine();
    else if (look) this.endLook(look);
    else if (isSpan(tag)) this.endSpan();
    else if (isBlock(tag)) this.endBlock(tag);
  }

  addText(text: string): void {
    const flat = text.replaceAll('\0', '').replace(/[\t\n\f\r]+/g, ' ');
    if (!this.isLineOpen && /^ *$/.test(flat)) return;
    if (!this.isLineOpen) this.startLine();
    this.lines.at(-1)?.runs.push({ text: flat, ...this.look() });
  }

  private look(): Omit<Run, 'text'> {
    const { strong, em, u } = this.looks;
    return {
      ...(strong.length > 0 && { bold: true }),
      ...(em.length > 0 && { italic: true }),
      ...(u.length > 0 && { underline: true }),
      ...this.spans.at(-1),
    };
  }

  private breakLine(): void {
    if (!this.isLineOpen) this.startLine();
    this.isLineOpen = false;
  }

  private startLine(): void {
    if (this.isApart && this.lines.at(-1)?.kind === this.block.kind)
      this.lines.push({ kind: 'text', runs: [] });
    this.isApart = false;
    this.lines.push({ ...this.block, runs: [] });
    this.isLineOpen = true;
  }

  private startLook(look: Look, attributes: Attributes): void {
    const colours = coloursOf(attributes);
    const isColoured = Object.keys(colours).length > 0;
    this.looks[look].push(isColoured);
    if (isColoured) this.startSpan(colours);
  }

  private endLook(look: Look): void {
    if (this.looks[look].pop()) this.endSpan();
  }

  private startSpan(colours: Pick<Run, 'colour' | 'highlight'>): void {
    this.spans.push({ ...this.spans.at(-1), ...colours });
  }

  private startBlock(tag: BlockTag, attributes: Attributes): void {
    this.endWhatEndsBefore(tag);
    if (this.open.length === deepestNesting) return;
    const outer = this.block;
    // The editor knows no list in a list, and no paragraph in an item: they go on in the outer one.
    const isApart = (tag === 'p' || isList(tag)) && outer.kind === 'text';
    this.open.push({ tag, outer, isApart, spans: this.spans.length });
    if (!isList(tag)) {
      const alignment = alignmentOf(attributes);
      this.block = { kind: this.kindOf(tag, attributes), ...(alignment && { alignment }) };
    }
    this.separate(isApart);
  }

  private kindOf(tag: Exclude<BlockTag, 'ul' | 'ol'>, attributes: Attributes): Line['kind'] {
    if (tag === 'p') return this.block.kind;
    if (tag !== 'li') return tag;
    const list = listOf(attributes);
    if (list) return list;
    return this.open.findLast((block) => isList(block.tag))?.tag === 'ol' ? 'ordered' : 'bullet';
  }

  /** Tags that are often left out: each of these blocks ends a paragraph, a heading a heading, an item an item. */
  private endWhatEndsBefore(tag: BlockTag): void {
    if (this.open.at(-1)?.tag === 'p') this.endFrom(this.open.length - 1);
    if (isHeading(tag) && isHeading(this.open.at(-1)?.tag ?? ''))
      this.endFrom(this.open.length - 1);
    if (tag !== 'li') return;
    const last = this.open.findLastIndex((block) => block.tag === 'li' || isList(block.tag));
    if (this.open[last]?.tag === 'li') this.endFrom(last);
  }

  private endBlock(tag: BlockTag): void {
    const last = this.open.findLastIndex(
      (block) => block.tag === tag || (isHeading(tag) && isHeading(block.tag)),
    );
    if (last >= 0) this.endFrom(last);
    // An end without a start is an empty paragraph.
    else if (tag === 'p') this.separate(this.block.kind === 'text');
  }

  private endFrom(index: number): void {
    for (const { outer, isApart, spans } of this.open.splice(index).reverse()) {
      this.block = outer;
      this.spans.length = Math.min(this.spans.length, spans);
      this.separate(isApart);
    }
  }

  private endSpan(): void {
    // One from outside the block goes on to its end.
    if (this.spans.length > (this.open.at(-1)?.spans ?? 0)) this.spans.pop();
  }

  private separate(isApart: boolean): void {
    this.isLineOpen = false;
    this.isApart ||= isApart;
  }
}

type Look = 'strong' | 'em' | 'u';

const looks: ReadonlyMap<string, Look> = new Map([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['u', 'u'],
]);

const isSpan = (tag: string) => tag === 'span' || tag === 'font';

const isList = (tag: string) => tag === 'ul' || tag === 'ol';

const isBlock = (tag: string): tag is BlockTag =>
  tag === 'p' || tag === 'li' || isList(tag) || isHeading(tag);
