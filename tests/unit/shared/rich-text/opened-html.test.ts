import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { htmlOf } from '#src/shared/lib/rich-text/html.ts';
import { createSanitiser } from '#src/shared/lib/rich-text/safe-html.ts';
import { articleLines } from '../../../support/rich-text/article-lines.ts';
import { line } from './lines-of-html.ts';

const read = createSanitiser(new JSDOM('').window);

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
