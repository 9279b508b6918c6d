import type { Highlight, TextColour } from './formats.ts';

type Value = readonly [light: string, dark: string];

// The values of the editor's colours as colours.css gives them (tests/unit/shared/rich-text/colours.test.ts compares).
const textColourValues: Record<TextColour, Value> = {
  red: ['#9b0f1b', '#ffa59d'],
  orange: ['#8d4100', '#ffb67a'],
  brown: ['#5a3c26', '#d3ab90'],
  olive: ['#545100', '#cbce77'],
  green: ['#00641a', '#92dca1'],
  teal: ['#006669', '#62dedd'],
  blue: ['#004d9f', '#96cbff'],
  indigo: ['#4b3d9d', '#c0bdff'],
  pink: ['#891e54', '#ffa9cb'],
  grey: ['#48515b', '#c0c8d1'],
};

const highlightValues: Record<Highlight, Value> = {
  yellow: ['#fbe991', '#413807'],
  orange: ['#ffe0bf', '#4f300e'],
  red: ['#ffd9d4', '#552926'],
  pink: ['#ffd8ed', '#51293d'],
  purple: ['#f1deff', '#402f53'],
  blue: ['#caecff', '#1b3a58'],
  teal: ['#b9f5f4', '#004242'],
  green: ['#c9f4d7', '#174229'],
  lime: ['#d8f4aa', '#303e15'],
  grey: ['#dadee3', '#33393e'],
};

/** The text colour of a CSS value: by its name, or by what it is in light or dark. */
export const textColourOf = (value: string) => nameOf(textColourValues, value);

/** The highlight of a CSS value, in the same way. */
export const highlightOf = (value: string) => nameOf(highlightValues, value);

function nameOf<Name extends string>(values: Record<Name, Value>, css: string): Name | undefined {
  const value = hexOf(css.trim().toLowerCase().replace('gray', 'grey'));
  const names = Object.keys(values) as Name[];
  return names.find((name) => name === value || values[name].includes(value));
}

/** `rgb(155, 15, 27)` as `#9b0f1b`: browsers give every colour back in this way. Anything else stays as it is. */
function hexOf(value: string): string {
  if (!value.startsWith('rgb(') || !value.endsWith(')')) return value;
  const parts = value.slice('rgb('.length, -1).split(',').map(Number);
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
