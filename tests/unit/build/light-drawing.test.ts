import { globSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { inLightColours } from '../../../src/build/share-images/light-drawing.ts';

const { DOMParser } = new JSDOM('').window;
const elementsOf = (svg: string) => [
  ...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('*'),
];
const coloursOf = (svg: string) =>
  elementsOf(svg).flatMap((element) => element.getAttribute('fill') ?? []);

test.each(globSync('content/images/*.svg'))('%s names no variable in light colours', (file) => {
  const svg = readFileSync(file, 'utf8');
  const elements = elementsOf(inLightColours(svg));
  expect(elements).toHaveLength(elementsOf(svg).length - 1);
  const values = elements.flatMap(({ attributes }) => [...attributes].map(({ value }) => value));
  expect(values.filter((value) => value.includes('var('))).toEqual([]);
});

test('a drawing has its light colours, however its style is written', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">
    <!-- once :root{} and a <style> -->
    <style type="text/css">
      @media (prefers-color-scheme: dark) { :root { --leaf: black; } }
      :root { --leaf: #1d6a50; --gold: rgb(1 2 3) }
    </style>
    <path fill='var(--leaf)'/><g><path fill="var(--gold)"/><path fill="var(--none)"/></g>
  </svg>`;
  expect(coloursOf(inLightColours(svg))).toEqual(['#1d6a50', 'rgb(1 2 3)', 'var(--none)']);
});

test('a drawing without variables stays as it is', () => {
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><text>a&#160;b</text></svg>';
  expect(inLightColours(svg)).toBe(svg);
});
