import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { htmlOf } from '#src/features/blog/lib/html.ts';
import type { Line } from '#src/features/blog/lib/lines.ts';
import { createSanitiser } from '#src/features/blog/lib/safe-html.ts';
import { linesOfOwnHtml } from '../../../src/features/blog/lib/text.ts';
import { articleLines } from '../../support/blog/article-lines.ts';

const read = createSanitiser(new JSDOM('').window);

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

  test('each heading is a part of its own, and an empty one is dropped', () => {
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
    ['paragraphs without an end', '<p>a<p>b', '<p>a</p><p>b</p>'],
    ['paragraphs without a start', 'a</p>b</p>', '<p>a</p><p>b</p>'],
    ['headings without an end', '<h2>a<h3>b</h2>c', '<h2>a</h2><h3>b</h3><p>c</p>'],
    [
      'items without an end',
      '<ol><li>a<li><p>b<li>c</ol>',
      '<ol><li>a</li><li>b</li><li>c</li></ol>',
    ],
    [
      'a list after one in an item',
      '<ol><li>a<ul><li>b</ul><li>c</ol>',
      '<ol><li>a</li></ol><ul><li>b</li></ul><ol><li>c</li></ol>',
    ],
    ['a break that ends', 'a</br>b', '<p>a<br>b</p>'],
    [
      'looks that cross',
      '<p><strong>a<em>b</strong>c</em>d</p>',
      '<p><strong>a</strong><strong><em>b</em></strong><em>c</em>d</p>',
    ],
    [
      'a look over paragraphs',
      '<u><p>a</p><p>b</p></u>c',
      '<p><u>a</u></p><p><u>b</u></p><p>c</p>',
    ],
    [
      'a colour in a colour',
      '<span class="colour-red">a<span class="highlight-lime">b</span>c</span>d',
      '<p><span class="colour-red">a</span><span class="colour-red highlight-lime">b</span><span class="colour-red">c</span>d</p>',
    ],
    [
      'a colour that ends with its paragraph',
      '<p><span class="colour-red">a</p><p>b</span>c</p>',
      '<p><span class="colour-red">a</span></p><p>bc</p>',
    ],
    [
      'a colour around an item that ends it',
      '<span class="colour-red"><li>a</span>b</li></span>',
      '<ul><li><span class="colour-red">ab</span></li></ul>',
    ],
    [
      'characters by name and number',
      '&copy;&notit;&#8377;&lt;p&gt;&amp;amp;',
      '<p>©¬it;₹&lt;p&gt;&amp;amp;</p>',
    ],
    ['NUL and line ends', '<p>a\0b\r\nc</p>', '<p>ab c</p>'],
  ])('%s', (_what, stored, saved) => {
    expect(htmlOf(read(stored))).toBe(saved);
  });
});

describe('HTML of our own needs no sanitiser at build', () => {
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
