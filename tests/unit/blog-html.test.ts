import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { linesOf } from '#src/lib/blog-dom.ts';
import { htmlOf } from '#src/lib/blog-html.ts';
import { type Line, tidyLines } from '#src/lib/blog-lines.ts';
import { linesOfOwnHtml } from '#src/lib/blog-own-html.ts';
import { articleLines } from '../support/blog/article-lines.ts';

const { DOMParser } = new JSDOM('').window;
const read = (html: string) =>
  tidyLines(linesOf(new DOMParser().parseFromString(html, 'text/html').body));

const line = (text: string, kind: Line['kind'] = 'text'): Line => ({ kind, runs: [{ text }] });

describe('what someone writes', () => {
  test('Enter breaks the line, an empty line begins a paragraph', () => {
    expect(htmlOf([line('one'), line('two'), line(''), line('three')])).toBe(
      '<p>one<br>two</p><p>three</p>',
    );
  });

  test('items that follow each other are one list', () => {
    const lines = [line('a', 'bullet'), line('b', 'bullet'), line('c', 'ordered')];
    expect(htmlOf(lines)).toBe('<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>');
  });

  test('each heading stands by itself, and an empty one is dropped', () => {
    expect(htmlOf([line('a', 'h2'), line('', 'h3'), line('b', 'h2')])).toBe('<h2>a</h2><h2>b</h2>');
  });

  test('lines of another alignment are another paragraph', () => {
    expect(htmlOf([line('a'), { ...line('b'), alignment: 'center' }])).toBe(
      '<p>a</p><p class="align-center">b</p>',
    );
  });

  test('marks of HTML are text', () => {
    expect(htmlOf([line('a < b && c > d')])).toBe('<p>a &lt; b &amp;&amp; c &gt; d</p>');
  });

  test('looks are put around the text in one order, and neighbours alike are one', () => {
    const look = { bold: true, colour: 'red', highlight: 'lime' } as const;
    const runs = [
      { text: 'a', ...look },
      { text: 'b', ...look },
      { text: 'c', underline: true },
    ];
    expect(htmlOf([{ kind: 'text', runs }])).toBe(
      '<p><strong><span class="colour-red highlight-lime">ab</span></strong><u>c</u></p>',
    );
  });
});

describe('an article opens in the editor as it was saved', () => {
  test('whatever the toolbar made', () => {
    fc.assert(
      fc.property(articleLines, (lines) => {
        const html = htmlOf(lines);
        expect(htmlOf(read(html))).toBe(html);
      }),
    );
  });

  test('with an empty line between its paragraphs', () => {
    expect(read('<p>one<br>two</p><p>three</p>')).toEqual([
      line('one'),
      line('two'),
      { kind: 'text', runs: [] },
      line('three'),
    ]);
  });

  test.each([
    ['text without a paragraph', 'loose', '<p>loose</p>'],
    [
      'white space between blocks',
      '<p>a</p>\n  <ul>\n<li>b</li>\n</ul>\n',
      '<p>a</p><ul><li>b</li></ul>',
    ],
    ['line ends inside a paragraph', '<p>a\n   b</p>', '<p>a    b</p>'],
    [
      'two lists of one kind',
      '<ul><li>a</li></ul> <ul><li>b</li></ul>',
      '<ul><li>a</li></ul><ul><li>b</li></ul>',
    ],
    [
      'a list in a list of its kind',
      '<ul><li>a<ul><li>b</li></ul>c</li></ul>',
      '<ul><li>a</li><li>b</li><li>c</li></ul>',
    ],
    [
      'a list in a list of another kind',
      '<ul><li>a<ol><li>b</li></ol></li></ul>',
      '<ul><li>a</li></ul><ol><li>b</li></ol>',
    ],
    [
      'a paragraph in an item',
      '<ol><li><p>a</p><p>b</p></li></ol>',
      '<ol><li>a</li><li>b</li></ol>',
    ],
    ['an item without a list', '<li>a</li>', '<ul><li>a</li></ul>'],
    ['empty paragraphs', '<p>a</p><p><br></p><p></p><p>b</p>', '<p>a</p><p>b</p>'],
    ['breaks at the ends', '<p><br>a<br></p>', '<p>a</p>'],
    ['two breaks in a paragraph', '<p>a<br><br>b</p>', '<p>a</p><p>b</p>'],
    ['a heading among words', 'a<h2>b</h2>c', '<p>a</p><h2>b</h2><p>c</p>'],
  ])('%s', (_what, stored, saved) => {
    expect(htmlOf(read(stored))).toBe(saved);
  });
});

describe('HTML of our own is read without a parser', () => {
  test('whatever the toolbar made', () => {
    fc.assert(
      fc.property(articleLines, (lines) => {
        const html = htmlOf(lines);
        expect(htmlOf(linesOfOwnHtml(html) ?? [])).toBe(html);
      }),
    );
  });

  test.each([
    '<p>a</p> ',
    'x<p>a</p>',
    '<p>a<p>b</p>',
    '<p><b>a</b></p>',
    '<p><strong>a</p></strong>',
    '<p><strong>a</strong ></p>',
    '<p class="align-center x">a</p>',
    '<p onclick="x">a</p>',
    '<p>a & b</p>',
    '<p>&copy;</p>',
    '<ul><li>a</li><script></script></ul>',
    '<ul>x<li>a</li></ul>',
    '<h5>a</h5>',
    '<p>a</p><p></p>',
    '<p>a<span class="colour-red"></span></p>',
    '<p><span>a</span></p>',
  ])('anything else is not: %s', (html) => {
    expect(linesOfOwnHtml(html)).toBeUndefined();
  });
});
