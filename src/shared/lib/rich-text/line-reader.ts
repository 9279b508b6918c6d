import type { Attributes } from '#src/shared/lib/html-tokens.ts';
import { type BlockTag, isBlock, isList, isSpan, looks } from './article-tags.ts';
import { isHeading } from './formats.ts';
import type { Line } from './lines.ts';
import { alignmentOf, listOf } from './looks.ts';
import { OpenLooks } from './open-looks.ts';

type Block = Pick<Line, 'kind' | 'alignment'>;

interface OpenBlock {
  tag: BlockTag;
  /** What follows it is of this kind again. */
  outer: Block;
  /** It is a paragraph or a list of its own, apart from what is before and after it. */
  isApart: boolean;
  /** How many spans had been opened before it. */
  spans: number;
}

/** Deeper elements belong to the block around them: nobody writes so deep. */
const deepestNesting = 100;

export class LineReader {
  readonly lines: Line[] = [];
  private block: Block = { kind: 'text' };
  private readonly open: OpenBlock[] = [];
  private readonly openLooks = new OpenLooks();
  /** Whether what comes next belongs to the last line. */
  private isLineOpen = false;
  /** Whether what comes next is another paragraph, or another list, than the last line. */
  private isApart = false;

  start(tag: string, attributes: Attributes): void {
    const look = looks.get(tag);
    if (tag === 'br') this.breakLine();
    else if (look) this.openLooks.start(look, attributes);
    else if (isSpan(tag)) this.openLooks.startSpan(attributes);
    else if (isBlock(tag)) this.startBlock(tag, attributes);
  }

  end(tag: string): void {
    const look = looks.get(tag);
    if (tag === 'br') this.breakLine();
    else if (look) this.openLooks.end(look, this.outerSpans());
    else if (isSpan(tag)) this.openLooks.endSpan(this.outerSpans());
    else if (isBlock(tag)) this.endBlock(tag);
  }

  addText(text: string): void {
    const flat = text.replaceAll('\0', '').replace(/[\t\n\f\r]+/g, ' ');
    if (!this.isLineOpen && /^ *$/.test(flat)) return;
    if (!this.isLineOpen) this.startLine();
    this.lines.at(-1)?.runs.push({ text: flat, ...this.openLooks.current() });
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

  private startBlock(tag: BlockTag, attributes: Attributes): void {
    this.endWhatEndsBefore(tag);
    if (this.open.length === deepestNesting) return;
    const outer = this.block;
    // The editor knows no list in a list, and no paragraph in an item: they go on in the outer one.
    const isApart = (tag === 'p' || isList(tag)) && outer.kind === 'text';
    this.open.push({ tag, outer, isApart, spans: this.openLooks.spanCount });
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
      this.openLooks.endSpansAfter(spans);
      this.separate(isApart);
    }
  }

  /** How many spans the block that is open found open. */
  private outerSpans(): number {
    return this.open.at(-1)?.spans ?? 0;
  }

  private separate(isApart: boolean): void {
    this.isLineOpen = false;
    this.isApart ||= isApart;
  }
}
