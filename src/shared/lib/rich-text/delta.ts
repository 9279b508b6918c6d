import { alignments, headings, highlights, lists, textColours } from './formats.ts';
import type { Line, Run } from './lines.ts';

// The editor keeps an article as Quill's Delta: pieces of text with their looks, where each line end carries the kind and
// the alignment of its line. Lines are turned into it and read from it here, so that no HTML passes through the editor.

export interface Op {
  insert?: unknown;
  attributes?: Record<string, unknown>;
}

export function deltaOf(lines: Line[]): Op[] {
  return lines.flatMap((line) => [
    ...line.runs.map(runOp),
    opOf('\n', { ...kindAttributes(line.kind), align: line.alignment }),
  ]);
}

const runOp = ({ text, bold, italic, underline, colour, highlight }: Run) =>
  opOf(text, { bold, italic, underline, color: colour, background: highlight });

function opOf(insert: string, looks: Record<string, unknown>): Op {
  const attributes = Object.fromEntries(Object.entries(looks).filter(([, value]) => value));
  return Object.keys(attributes).length > 0 ? { insert, attributes } : { insert };
}

function kindAttributes(kind: Line['kind']): Record<string, unknown> {
  if (kind === 'text') return {};
  return kind === 'bullet' || kind === 'ordered'
    ? { list: kind }
    : { header: Number(kind.slice(1)) };
}

/** The lines of a Delta. What is no text, and looks that the toolbar does not offer, are left out. */
export function linesOfDelta(ops: Op[]): Line[] {
  const lines: Line[] = [];
  let runs: Run[] = [];
  for (const { insert, attributes = {} } of ops) {
    if (typeof insert !== 'string') continue;
    for (const [index, text] of insert.split('\n').entries()) {
      if (index > 0) {
        lines.push(lineOf(attributes, runs));
        runs = [];
      }
      if (text) runs.push(runOf(text, attributes));
    }
  }
  return runs.length > 0 ? [...lines, lineOf({}, runs)] : lines;
}

function lineOf({ header, list, align }: Record<string, unknown>, runs: Run[]): Line {
  const kind =
    lists.find((each) => each === list) ?? headings.find((each) => each === `h${header}`);
  const alignment = alignments.find((each) => each === align);
  return { kind: kind ?? 'text', ...(alignment && { alignment }), runs };
}

function runOf(text: string, attributes: Record<string, unknown>): Run {
  const { bold, italic, underline, color, background } = attributes;
  const colour = textColours.find((each) => each === color);
  const highlight = highlights.find((each) => each === background);
  return {
    text,
    ...(bold === true && { bold }),
    ...(italic === true && { italic }),
    ...(underline === true && { underline }),
    ...(colour && { colour }),
    ...(highlight && { highlight }),
  };
}
