// What the editor's toolbar offers (docs/product.md 2.7), and so all that an article can hold. The sanitiser, the
// editor and the styles of articles (styles/rich-text/article.css, styles/rich-text/colours.css) are written from these
// lists.

export const headings = ['h1', 'h2', 'h3', 'h4'] as const;
export const lists = ['bullet', 'ordered'] as const;

/** Left is the default. */
export const alignments = ['center', 'right', 'justify'] as const;

export const textColours = [
  'red',
  'orange',
  'brown',
  'olive',
  'green',
  'teal',
  'blue',
  'indigo',
  'pink',
  'grey',
] as const;

export const highlights = [
  'yellow',
  'orange',
  'red',
  'pink',
  'purple',
  'blue',
  'teal',
  'green',
  'lime',
  'grey',
] as const;

export type Heading = (typeof headings)[number];
export type List = (typeof lists)[number];
export type Alignment = (typeof alignments)[number];
export type TextColour = (typeof textColours)[number];
export type Highlight = (typeof highlights)[number];

// Formats are classes, so that each colour can keep its contrast in light and dark.
export const alignmentClass = (alignment: Alignment) => `align-${alignment}`;
export const colourClass = (colour: TextColour) => `colour-${colour}`;
export const highlightClass = (highlight: Highlight) => `highlight-${highlight}`;

export const isHeading = (tag: string): tag is Heading =>
  (headings as readonly string[]).includes(tag);
