import {
  alignmentClass,
  alignments,
  colourClass,
  highlightClass,
  highlights,
  isHeading,
  textColours,
} from './blog-formats.ts';
import { htmlOf } from './blog-html.ts';
import type { Line, Run } from './blog-lines.ts';

/**
 * The lines of HTML that is to the letter what `htmlOf` writes, or undefined when it is anything else.
 *
 * Every post that the editor saved is; it needs no parser of browsers, which is a hundred times slower at build. Nothing
 * depends on this reading being right: what it read is written again and compared.
 */
export function linesOfOwnHtml(html: string): Line[] | undefined {
  const lines: Line[] = [];
  let end = 0;
  for (const [block, tag = '', classes, content = ''] of html.matchAll(blocks)) {
    lines.push(...linesOfBlock(tag, alignmentOf(classes), content));
    end += block.length;
  }
  return end === html.length && htmlOf(lines) === html ? lines : undefined;
}

const blocks = /<(p|h[1-4]|ul|ol)(?: class="([^"]*)")?>([^]*?)<\/\1>/g;
const items = /<li(?: class="([^"]*)")?>([^]*?)<\/li>/g;
const pieces = /<(\/?)(strong|em|u|span)(?: class="([^"]*)")?>|([^<]+)/g;

function linesOfBlock(tag: string, alignment: Line['alignment'], content: string): Line[] {
  if (isHeading(tag)) return [lineOf(tag, alignment, content)];
  // An empty line keeps two paragraphs, or two lists, apart.
  const gap: Line = { kind: 'text', runs: [] };
  return [gap, ...(tag === 'p' ? paragraphLines(alignment, content) : itemLines(tag, content))];
}

const paragraphLines = (alignment: Line['alignment'], content: string) =>
  content.split('<br>').map((text) => lineOf('text', alignment, text));

const itemLines = (tag: string, content: string) =>
  [...content.matchAll(items)].map(([, classes, text = '']) =>
    lineOf(tag === 'ol' ? 'ordered' : 'bullet', alignmentOf(classes), text),
  );

const lineOf = (kind: Line['kind'], alignment: Line['alignment'], content: string): Line => ({
  kind,
  ...(alignment && { alignment }),
  runs: runsOf(content),
});

function runsOf(content: string): Run[] {
  const runs: Run[] = [];
  let look: Omit<Run, 'text'> = {};
  for (const [, slash, tag, classes, text] of content.matchAll(pieces)) {
    if (text !== undefined) runs.push({ text: unescapeHtml(text), ...look });
    // No look spans more than its run: the next one says everything again.
    else if (slash) look = {};
    else look = { ...look, ...lookOf(tag, classes) };
  }
  return runs;
}

function lookOf(tag: string | undefined, classes = ''): Omit<Run, 'text'> {
  if (tag === 'strong') return { bold: true };
  if (tag === 'em') return { italic: true };
  if (tag === 'u') return { underline: true };
  const names = classes.split(' ');
  const colour = textColours.find((each) => names.includes(colourClass(each)));
  const highlight = highlights.find((each) => names.includes(highlightClass(each)));
  return { ...(colour && { colour }), ...(highlight && { highlight }) };
}

const alignmentOf = (classes = '') =>
  alignments.find((alignment) => classes === alignmentClass(alignment));

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
};

const unescapeHtml = (text: string) =>
  text.replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => characters[entity] ?? entity);
