import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlOf } from '#src/shared/lib/rich-text/html.ts';
import { createPurifier } from '#src/shared/lib/rich-text/safe-html.ts';
import { articleLines } from '../../../support/rich-text/article-lines.ts';
import { hostileHtml } from '../../../support/rich-text/hostile-html.ts';
import { dangerIn, sanitise, window } from './sanitised-html.ts';

describe('nothing else does', () => {
  test.each(hostileHtml)('%s', (_family, html) => {
    expect(dangerIn(sanitise(html))).toEqual([]);
  });

  test.each(hostileHtml)('%s, inside a paragraph of a list', (_family, html) => {
    expect(dangerIn(sanitise(`<ul><li><p><strong>${html}`))).toEqual([]);
  });

  test('the text of removed elements stays', () => {
    expect(sanitise('<div><a href="javascript:x">read</a> <font size=7>on</font></div>')).toBe(
      '<p>read on</p>',
    );
  });

  test.each([
    ['in an attribute', '<p title="a > b">x</p>', '<p>x</p>'],
    ['in a comment', '<!-- <script> --><p>x</p>', '<p>x</p>'],
    ['around a tag that goes', '<<a>p onclick=go()>x', '<p>&lt;p onclick=go()&gt;x</p>'],
    ['in a title', '<title><p>x</title>', '<p>&lt;p&gt;x</p>'],
  ])('marks of HTML %s are no tags', (_where, html, words) => {
    expect(sanitise(html)).toBe(words);
  });

  test('a class that belongs to another element', () => {
    expect(sanitise('<p class="colour-red">x</p><span class="align-center">y</span>')).toBe(
      '<p>x</p><p>y</p>',
    );
  });

  test('lists inside each other, twelve thousand deep', () => {
    const html = sanitise('<ul><li>x'.repeat(12_000));
    expect(dangerIn(html)).toEqual([]);
    expect(html).toContain('x');
  });

  test('a hundred thousand spaces between two words', () => {
    expect(sanitise(`a${' '.repeat(100_000)}b`)).toHaveLength('<p>ab</p>'.length + 100_000);
  });
});

describe('DOMPurify alone, were our own reading wrong', () => {
  const purify = createPurifier(window);

  test.each(hostileHtml)('takes away %s', (_family, html) => {
    expect(dangerIn(purify(html))).toEqual([]);
  });

  test('leaves an article as it is', () => {
    fc.assert(
      fc.property(articleLines, (lines) => {
        expect(purify(htmlOf(lines))).toBe(htmlOf(lines));
      }),
    );
  });
});
