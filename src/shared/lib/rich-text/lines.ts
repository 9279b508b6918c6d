import {
  type Alignment,
  type Heading,
  type Highlight,
  isHeading,
  type List,
  type TextColour,
} from './formats.ts';

/** A piece of text of one look. It holds no line break. */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  colour?: TextColour;
  highlight?: Highlight;
}

/**
 * An article as its writer sees it: line by line. A line of text goes on in the paragraph of the one before; an empty
 * one ends the paragraph.
 */
export interface Line {
  kind: 'text' | Heading | List;
  alignment?: Alignment;
  runs: Run[];
}

export const textOf = (line: Line): string => line.runs.map(({ text }) => text).join('');

export const isHeadingLine = (line: Line): boolean => isHeading(line.kind);

const isBlank = (line: Line) => textOf(line).trim() === '';

/** Without the spaces at both ends, which nobody sees; neighbours of the same look joined, empty ones dropped. */
export function trimRuns(runs: Run[]): Run[] {
  const joined = joinRuns(runs);
  while (joined[0] && trimFirst(joined[0]) === '') joined.shift();
  for (let last = joined.at(-1); last && trimLast(last) === ''; last = joined.at(-1)) joined.pop();
  return joined;
}

const trimFirst = (run: Run) => (run.text = run.text.replace(/^ +/, ''));

// A regular expression would begin again at every space in the middle.
function trimLast(run: Run): string {
  let end = run.text.length;
  while (run.text[end - 1] === ' ') end -= 1;
  return (run.text = run.text.slice(0, end));
}

function joinRuns(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.text === '') continue;
    if (last && lookOf(last) === lookOf(run)) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

const lookOf = ({ bold, italic, underline, colour, highlight }: Run) =>
  [bold ?? false, italic ?? false, underline ?? false, colour ?? '', highlight ?? ''].join();

/** The parts of an article: a heading, a paragraph of its lines, or a list of its items. Blank lines only divide. */
export function blocksOf(lines: Line[]): Line[][] {
  const blocks: Line[][] = [];
  let open: Line[] | undefined;
  for (const line of lines) {
    if (isBlank(line)) {
      // An empty item does not split a list; an empty line of text ends a paragraph.
      if (line.kind === 'text') open = undefined;
      continue;
    }
    const last = open?.at(-1);
    if (open && last && continues(last, line)) open.push(line);
    else blocks.push((open = [line]));
  }
  return blocks;
}

function continues(last: Line, line: Line): boolean {
  if (last.kind !== line.kind) return false;
  if (line.kind === 'text') return last.alignment === line.alignment;
  return line.kind === 'bullet' || line.kind === 'ordered';
}

/** The same article with no more empty lines than it takes to keep its parts apart. */
export function tidyLines(lines: Line[]): Line[] {
  return blocksOf(lines).flatMap((block, index, blocks) => {
    const last = blocks[index - 1]?.at(-1);
    const [first] = block;
    const wouldJoin = last && first && continues(last, first);
    return wouldJoin ? [{ kind: 'text', runs: [] }, ...block] : block;
  });
}
