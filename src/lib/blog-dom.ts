import {
  alignmentClass,
  alignments,
  colourClass,
  highlightClass,
  highlights,
  isHeading,
  textColours,
} from './blog-formats.ts';
import type { Line, Run } from './blog-lines.ts';

/** The lines of sanitised HTML, however it is nested. `body` is its parsed root. */
export function linesOf(body: ParentNode): Line[] {
  const reader = new LineReader();
  reader.readAll(body, {});
  return reader.lines;
}

type Look = Omit<Run, 'text'>;
type Block = Pick<Line, 'kind' | 'alignment'>;

class LineReader {
  readonly lines: Line[] = [];
  private block: Block = { kind: 'text' };
  /** Whether what comes next belongs to the last line. */
  private isOpen = false;
  /** Whether what comes next is another paragraph, or another list, than the last line. */
  private isApart = false;

  readAll(parent: ParentNode, look: Look): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === node.TEXT_NODE) this.addText(node.textContent ?? '', look);
      else if (node.nodeType === node.ELEMENT_NODE) this.readElement(node as Element, look);
    }
  }

  private readElement(found: Element, look: Look): void {
    const tag = found.tagName.toLowerCase();
    if (tag === 'br') return this.breakLine();
    if (tag === 'p' || tag === 'li' || isHeading(tag)) return this.readBlock(tag, found, look);
    if (tag === 'ul' || tag === 'ol') return this.readList(found, look);
    this.readAll(found, { ...look, ...lookOf(tag, found) });
  }

  private readList(found: Element, look: Look): void {
    // The editor knows no list in a list: its items go on in the outer one.
    const isInList = this.block.kind !== 'text';
    this.isOpen = false;
    this.isApart ||= !isInList;
    this.readAll(found, look);
    this.isOpen = false;
    this.isApart ||= !isInList;
  }

  private readBlock(tag: string, found: Element, look: Look): void {
    const outer = this.block;
    const isParagraph = tag === 'p' && outer.kind === 'text';
    this.isOpen = false;
    this.isApart ||= isParagraph;
    const alignment = alignments.find((each) => found.classList.contains(alignmentClass(each)));
    // A paragraph inside a list item stays an item.
    const kind = tag === 'p' ? outer.kind : kindOf(tag, found);
    this.block = { kind, ...(alignment && { alignment }) };
    this.readAll(found, look);
    this.block = outer;
    this.isOpen = false;
    this.isApart ||= isParagraph;
  }

  private breakLine(): void {
    if (!this.isOpen) this.startLine();
    this.isOpen = false;
  }

  private addText(text: string, look: Look): void {
    const flat = text.replace(/[\t\n\f\r]+/g, ' ');
    if (!this.isOpen && /^ *$/.test(flat)) return;
    if (!this.isOpen) this.startLine();
    this.lines.at(-1)?.runs.push({ text: flat, ...look });
  }

  private startLine(): void {
    if (this.isApart && this.lines.at(-1)?.kind === this.block.kind)
      this.lines.push({ kind: 'text', runs: [] });
    this.isApart = false;
    this.lines.push({ ...this.block, runs: [] });
    this.isOpen = true;
  }
}

function kindOf(tag: string, found: Element): Line['kind'] {
  if (isHeading(tag)) return tag;
  return found.parentElement?.tagName.toLowerCase() === 'ol' ? 'ordered' : 'bullet';
}

function lookOf(tag: string, found: Element): Look {
  if (tag === 'strong') return { bold: true };
  if (tag === 'em') return { italic: true };
  if (tag === 'u') return { underline: true };
  const has = (name: string) => found.classList.contains(name);
  const colour = textColours.find((each) => has(colourClass(each)));
  const highlight = highlights.find((each) => has(highlightClass(each)));
  return { ...(colour && { colour }), ...(highlight && { highlight }) };
}
