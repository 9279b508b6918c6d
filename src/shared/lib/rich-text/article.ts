import { slugOf } from '#src/shared/lib/slug.ts';
import { headings, isHeading } from './formats.ts';
import { alignmentAttribute, blockHtml, lineHtml } from './html.ts';
import { blocksOf, type Line, textOf } from './lines.ts';

/** A part of an article, as its table of contents lists it. */
interface Part {
  id: string;
  title: string;
}

export interface Article {
  html: string;
  /** The headings of the highest level that the article has. */
  parts: Part[];
}

/**
 * An article as its readers get it: the headings go on below the page's own title without a gap, whatever levels the
 * writer chose, and each can be linked to.
 */
export function articleOf(lines: Line[]): Article {
  const levels = headings.filter((heading) => lines.some(({ kind }) => kind === heading));
  const parts: Part[] = [];
  const ids = new Set<string>();
  const html = blocksOf(lines).map((block) => {
    const [line] = block;
    if (!line || !isHeading(line.kind)) return blockHtml(block);
    const rank = levels.indexOf(line.kind);
    const title = textOf(line).trim();
    const id = newId(title, ids);
    if (rank === 0) parts.push({ id, title });
    return `<h${rank + 2} id="${id}"${alignmentAttribute(line.alignment)}><a href="#${id}">${lineHtml(line)}</a></h${rank + 2}>`;
  });
  return { html: html.join(''), parts };
}

// The beginning keeps a heading from taking the id of something else on the page.
function newId(title: string, taken: Set<string>): string {
  const wanted = `part-${slugOf(title)}`;
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
