import type { Attributes } from '#src/shared/lib/html-tokens.ts';
import {
  type Alignment,
  alignmentClass,
  alignments,
  colourClass,
  highlightClass,
  highlights,
  type List,
  lists,
  textColours,
} from './formats.ts';
import type { Run } from './lines.ts';
import { highlightOf, textColourOf } from './palette.ts';

/**
 * What attributes say in the editor's formats: in ours (`align-center`), in Quill's (`ql-align-center`, `ql-color-red`,
 * `data-list`), and as other editors and older pages write them (`style`, `align`, `<font color>`).
 */
export function alignmentOf(attributes: Attributes): Alignment | undefined {
  const classes = classesOf(attributes);
  const named = [declarationsOf(attributes).get('text-align'), attributes.get('align')];
  return alignments.find(
    (each) =>
      classes.includes(alignmentClass(each)) ||
      classes.includes(`ql-align-${each}`) ||
      named.some((value) => value?.toLowerCase() === each),
  );
}

export function coloursOf(attributes: Attributes): Pick<Run, 'colour' | 'highlight'> {
  const classes = classesOf(attributes);
  const style = declarationsOf(attributes);
  const colour =
    textColours.find(
      (each) => classes.includes(colourClass(each)) || classes.includes(`ql-color-${each}`),
    ) ?? textColourOf(style.get('color') ?? attributes.get('color') ?? '');
  const highlight =
    highlights.find(
      (each) => classes.includes(highlightClass(each)) || classes.includes(`ql-bg-${each}`),
    ) ?? highlightOf(style.get('background-color') ?? style.get('background') ?? '');
  return { ...(colour && { colour }), ...(highlight && { highlight }) };
}

/** Quill writes every list as `<ol>`, and what it is on its items; a list to tick off is a bullet list here. */
export function listOf(attributes: Attributes): List | undefined {
  const value = attributes.get('data-list');
  if (value === 'checked' || value === 'unchecked') return 'bullet';
  return lists.find((each) => each === value);
}

const classesOf = (attributes: Attributes) => attributes.get('class')?.split(/[\t\n\f\r ]+/) ?? [];

/** The declarations of a style attribute, the last of a property. */
function declarationsOf(attributes: Attributes): ReadonlyMap<string, string> {
  const declarations = (attributes.get('style') ?? '').split(';').map((declaration) => {
    const [property = '', value = ''] = declaration.split(':', 2);
    const plain = value.replace('!important', '').trim();
    return [property.trim().toLowerCase(), plain] as const;
  });
  return new Map(declarations);
}
