import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlOf } from '#src/shared/lib/rich-text/html.ts';
import { linesOfOwnHtml } from '../../../../src/shared/lib/rich-text/text.ts';
import { articleLines } from '../../../support/rich-text/article-lines.ts';
import { line } from './lines-of-html.ts';

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
