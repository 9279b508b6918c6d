import fc from 'fast-check';
import {
  alignments,
  headings,
  highlights,
  lists,
  textColours,
} from '#src/shared/lib/rich-text/formats.ts';
import type { Line, Run } from '#src/shared/lib/rich-text/lines.ts';

// Letters, marks of HTML, emoji, other scripts and spaces: all that someone types except what ends a line.
const character = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    ' ',
    '  ',
    '<',
    '>',
    '&',
    '"',
    "'",
    '&amp;',
    '<p>',
    '₹',
    '\u00a0',
    '{{',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
);
const text = fc
  .array(character, { maxLength: 8 })
  .map((parts) => parts.join('').replace(/\p{Cc}|[\u2028\u2029]/gu, ''));

const run: fc.Arbitrary<Run> = fc.record(
  {
    text,
    bold: fc.constant(true),
    italic: fc.constant(true),
    underline: fc.constant(true),
    colour: fc.constantFrom(...textColours),
    highlight: fc.constantFrom(...highlights),
  },
  { requiredKeys: ['text'] },
);

const line: fc.Arbitrary<Line> = fc.record(
  {
    kind: fc.constantFrom('text' as const, 'text' as const, ...headings, ...lists),
    alignment: fc.constantFrom(...alignments),
    runs: fc.array(run, { maxLength: 4 }),
  },
  { requiredKeys: ['kind', 'runs'] },
);

/** Any article that the toolbar can make. */
export const articleLines: fc.Arbitrary<Line[]> = fc.array(line, { maxLength: 12 });
