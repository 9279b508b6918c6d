import {
  alignmentClass,
  alignments,
  colourClass,
  type Heading,
  highlightClass,
  highlights,
  isHeading,
  textColours,
} from './blog-formats.ts';
import type { Line, Run } from './blog-lines.ts';
import { tokensOf } from './html-tokens.ts';

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
    else reader.start(token.tag, token.attributes.get('class')?.split(/[\t\n\f\r ]+/) ?? []);
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
  private readonly looks = { strong: 0, em: 0, u: 0 };
  private readonly spans: Pick<Run, 'colour' | 'highlight'>[] = [];
  /** Whether what comes next belongs to the last line. */
  private isLineOpen = false;
  /** Whether what comes next is another paragraph, or another list, than the last line. */
  private isApart = false;

  start(tag: string, classes: string[]): void {
    if (tag === 'br') this.breakLine();
    else if (isLook(tag)) this.looks[tag] += 1;
    else if (tag === 'span') this.spans.push({ ...this.spans.at(-1), ...coloursOf(classes) });
    else if (isBlock(tag)) this.startBlock(tag, classes);
  }

  end(tag: string): void {
    if (tag === 'br') this.breakLine();
    else if (isLook(tag)) this.looks[tag] = Math.max(0, this.looks[tag] - 1);
    else if (tag === 'span') this.endSpan();
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
      ...(strong > 0 && { bold: true }),
      ...(em > 0 && { italic: true }),
      ...(u > 0 && { underline: true }),
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

  private startBlock(tag: BlockTag, classes: string[]): void {
    this.endWhatEndsBefore(tag);
    if (this.open.length === deepestNesting) return;
    const outer = this.block;
    // The editor knows no list in a list, and no paragraph in an item: they go on in the outer one.
    const isApart = (tag === 'p' || isList(tag)) && outer.kind === 'text';
    this.open.push({ tag, outer, isApart, spans: this.spans.length });
    if (!isList(tag)) this.block = { kind: this.kindOf(tag), ...alignmentOf(classes) };
    this.separate(isApart);
  }

  private kindOf(tag: Exclude<BlockTag, 'ul' | 'ol'>): Line['kind'] {
    if (tag === 'p') return this.block.kind;
    if (tag !== 'li') return tag;
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

const isLook = (tag: string) => tag === 'strong' || tag === 'em' || tag === 'u';

const isList = (tag: string) => tag === 'ul' || tag === 'ol';

const isBlock = (tag: string): tag is BlockTag =>
  tag === 'p' || tag === 'li' || isList(tag) || isHeading(tag);

function alignmentOf(classes: string[]): Pick<Line, 'alignment'> {
  const alignment = alignments.find((each) => classes.includes(alignmentClass(each)));
  return alignment ? { alignment } : {};
}

function coloursOf(classes: string[]): Pick<Run, 'colour' | 'highlight'> {
  const colour = textColours.find((each) => classes.includes(colourClass(each)));
  const highlight = highlights.find((each) => classes.includes(highlightClass(each)));
  return { ...(colour && { colour }), ...(highlight && { highlight }) };
}
