import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  colourClass,
  highlightClass,
  highlights,
  textColours,
} from '#src/shared/lib/rich-text/formats.ts';
import { highlightOf, textColourOf } from '#src/shared/lib/rich-text/palette.ts';

const colours = readFileSync('src/shared/styles/rich-text/colours.css', 'utf8');
const tokens = readFileSync('src/shared/styles/tokens.css', 'utf8');

type Pair = { light: string; dark: string };

/** The colours that a class has in light and dark. */
function coloursOf(className: string): Pair {
  const rule = new RegExp(
    `\\.${className} \\{\\s*(?:background-)?color: light-dark\\((#\\w{6}), (#\\w{6})\\)`,
  );
  const [, light = '', dark = ''] = rule.exec(colours) ?? [];
  return { light, dark };
}

function tokenOf(name: string): Pair {
  const [light = '', dark = ''] = [
    ...tokens.matchAll(new RegExp(`--${name}: (#\\w{6});`, 'g')),
  ].map(([, value = '']) => value);
  return { light, dark };
}

/** By WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds: [string, Pair][] = [
  ...highlights.map((name): [string, Pair] => [
    `${name} highlight`,
    coloursOf(highlightClass(name)),
  ]),
  ...['paper', 'card', 'sunken'].map((name): [string, Pair] => [name, tokenOf(name)]),
];
const inks: [string, Pair][] = [
  ...textColours.map((name): [string, Pair] => [name, coloursOf(colourClass(name))]),
  ['ink', tokenOf('ink')],
];

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  test.each(inks)('%s text can be read on every ground', (_name, ink) => {
    const unreadable = grounds.filter(
      ([, ground]) => !(contrast(ink[scheme], ground[scheme]) >= 4.5),
    );
    expect(unreadable.map(([name]) => name)).toEqual([]);
  });
});

test('an article that names a colour by its value means the one of the style sheet', () => {
  for (const name of textColours) {
    const { light, dark } = coloursOf(colourClass(name));
    expect([textColourOf(light), textColourOf(dark)]).toEqual([name, name]);
  }
  for (const name of highlights) {
    const { light, dark } = coloursOf(highlightClass(name));
    expect([highlightOf(light), highlightOf(dark)]).toEqual([name, name]);
  }
});

test('there are ten text colours and ten highlights, each its own', () => {
  const all = [
    ...textColours.map((name) => coloursOf(colourClass(name)).light),
    ...highlights.map((name) => coloursOf(highlightClass(name)).light),
  ];
  expect(new Set(all).size).toBe(20);
});
