import { type Alignment, alignmentClass, colourClass, highlightClass } from './formats.ts';
import { blocksOf, type Line, type Run, trimRuns } from './lines.ts';

/** The stored form of an article: a closed set of elements and classes around escaped text. */
export const htmlOf = (lines: Line[]): string => blocksOf(lines).map(blockHtml).join('');

/** One of the parts that blocksOf makes. */
export function blockHtml(lines: Line[]): string {
  const [first] = lines;
  if (!first) return '';
  switch (first.kind) {
    case 'text':
      return element('p', first.alignment, lines.map(lineHtml).join('<br>'));
    case 'bullet':
      return `<ul>${lines.map(itemHtml).join('')}</ul>`;
    case 'ordered':
      return `<ol>${lines.map(itemHtml).join('')}</ol>`;
    default:
      return element(first.kind, first.alignment, lineHtml(first));
  }
}

const itemHtml = (line: Line) => element('li', line.alignment, lineHtml(line));

const element = (tag: string, alignment: Alignment | undefined, content: string) =>
  `<${tag}${alignmentAttribute(alignment)}>${content}</${tag}>`;

export const alignmentAttribute = (alignment: Alignment | undefined) =>
  alignment ? ` class="${alignmentClass(alignment)}"` : '';

export const lineHtml = (line: Line) => trimRuns(line.runs).map(runHtml).join('');

function runHtml({ text, bold, italic, underline, colour, highlight }: Run): string {
  const classes = [colour && colourClass(colour), highlight && highlightClass(highlight)];
  const value = classes.filter(Boolean).join(' ');
  let html = escapeHtml(text);
  if (value) html = `<span class="${value}">${html}</span>`;
  if (underline) html = `<u>${html}</u>`;
  if (italic) html = `<em>${html}</em>`;
  if (bold) html = `<strong>${html}</strong>`;
  return html;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>\u00a0]/g, (character) => entities[character] ?? character);

/** The reverse of escapeHtml; other character references stay as they are. */
export const unescapeHtml = (html: string) =>
  Object.entries(entities).reduceRight(
    (text, [character, entity]) => text.replaceAll(entity, character),
    html,
  );
