import type { Attributes } from '#src/shared/lib/html-tokens.ts';
import type { Look } from './article-tags.ts';
import type { Run } from './lines.ts';
import { coloursOf } from './looks.ts';

/** The looks and colours that are open at one place of a text. */
export class OpenLooks {
  /** For each that is open, whether it has colours of its own, which then are in `spans`. */
  private readonly looks: Record<Look, boolean[]> = { strong: [], em: [], u: [] };
  private readonly spans: Pick<Run, 'colour' | 'highlight'>[] = [];

  get spanCount(): number {
    return this.spans.length;
  }

  /** What a run has here. */
  current(): Omit<Run, 'text'> {
    const { strong, em, u } = this.looks;
    return {
      ...(strong.length > 0 && { bold: true }),
      ...(em.length > 0 && { italic: true }),
      ...(u.length > 0 && { underline: true }),
      ...this.spans.at(-1),
    };
  }

  start(look: Look, attributes: Attributes): void {
    const isColoured = Object.keys(coloursOf(attributes)).length > 0;
    this.looks[look].push(isColoured);
    if (isColoured) this.startSpan(attributes);
  }

  /** `outerSpans`: how many spans the block around it found open; these go on to its end. */
  end(look: Look, outerSpans: number): void {
    if (this.looks[look].pop()) this.endSpan(outerSpans);
  }

  startSpan(attributes: Attributes): void {
    this.spans.push({ ...this.spans.at(-1), ...coloursOf(attributes) });
  }

  endSpan(outerSpans: number): void {
    if (this.spans.length > outerSpans) this.spans.pop();
  }

  endSpansAfter(count: number): void {
    this.spans.length = Math.min(this.spans.length, count);
  }
}
