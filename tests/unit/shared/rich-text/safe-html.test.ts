import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alignmentClass,
  alignments,
  colourClass,
  headings,
  highlightClass,
  highlights,
  textColours,
} from '#src/shared/lib/rich-text/formats.ts';
import { htmlOf } from '#src/shared/lib/rich-text/html.ts';
import { articleLines } from '../../../support/rich-text/article-lines.ts';
import { hostileHtml } from '../../../support/rich-text/hostile-html.ts';
import { dangerIn, sanitise } from './sanitised-html.ts';

describe('everything that the toolbar makes survives', () => {
  test.each(headings)('%s', (heading) => {
    expect(sanitise(`<${heading}>Why</${heading}>`)).toBe(`<${heading}>Why</${heading}>`);
  });

  test.each([
    '<p>one<br>two</p>',
    '<p><strong><em><u>all three</u></em></strong></p>',
    '<ul><li>one</li><li>two</li></ul>',
    '<ol><li>one</li><li>two</li></ol>',
    ...alignments.map((alignment) => `<p class="${alignmentClass(alignment)}">there</p>`),
    ...textColours.map((colour) => `<p><span class="${colourClass(colour)}">seen</span></p>`),
    ...highlights.map((colour) => `<p><span class="${highlightClass(colour)}">seen</span></p>`),
  ])('%s', (html) => {
    expect(sanitise(html)).toBe(html);
  });

  test('in any combination', () => {
    fc.assert(
      fc.property(articleLines, (lines) => {
        const html = htmlOf(lines);
        expect(sanitise(html)).toBe(html);
      }),
    );
  });
});

const seen = (className: string) => `<p><span class="${className}">x</span></p>`;

describe('what Quill, other editors and older pages write for it', () => {
  test.each([
    ['<p class="ql-align-center">x</p>', '<p class="align-center">x</p>'],
    ['<h2 class="ql-align-right ql-indent-3">x</h2>', '<h2 class="align-right">x</h2>'],
    ['<p style="text-align: justify">x</p>', '<p class="align-justify">x</p>'],
    ['<p style="TEXT-ALIGN:Center!important">x</p>', '<p class="align-center">x</p>'],
    ['<p align="right">x</p>', '<p class="align-right">x</p>'],
    ['<p style="text-align: left">x</p>', '<p>x</p>'],
    ['<span class="ql-color-red">x</span>', seen('colour-red')],
    ['<span class="ql-bg-lime">x</span>', seen('highlight-lime')],
    ['<span style="color: rgb(155, 15, 27);">x</span>', seen('colour-red')],
    ['<span style="color:#9B0F1B">x</span>', seen('colour-red')],
    ['<span style="color:#ffa59d">x</span>', seen('colour-red')],
    ['<span style="color: gray">x</span>', seen('colour-grey')],
    ['<span style="background-color: #fbe991">x</span>', seen('highlight-yellow')],
    ['<span style="background:lime;color:teal">x</span>', seen('colour-teal highlight-lime')],
    ['<font color="blue">x</font>', seen('colour-blue')],
    [
      '<p><strong style="color: green">x<em>y</em></strong>z</p>',
      '<p><strong><span class="colour-green">x</span></strong><strong><em><span class="colour-green">y</span></em></strong>z</p>',
    ],
    ['<b>x</b><i>y</i>', '<p><strong>x</strong><em>y</em></p>'],
    ['<ol><li data-list="bullet">x</li></ol>', '<ul><li>x</li></ul>'],
    [
      '<ol><li data-list="ordered">x</li><li data-list="bullet"><span class="ql-ui"></span>y</li></ol>',
      '<ol><li>x</li></ol><ul><li>y</li></ul>',
    ],
    [
      '<ol><li data-list="unchecked" class="ql-align-center">x</li></ol>',
      '<ul><li class="align-center">x</li></ul>',
    ],
  ])('%s', (html, ours) => {
    expect(sanitise(html)).toBe(ours);
  });

  test.each([
    '<p style="color: #123456; font-size: 99px; position: fixed">x</p>',
    '<span style="color: red url(https://evil.example/)">x</span>',
    '<span style="background-color: url(https://evil.example/)">x</span>',
    '<span style="color: rgb(155, 15, 27, 0)">x</span>',
    '<span style="color: rgb(nothing)">x</span>',
    '<span style="color: constructor">x</span>',
    '<p class="ql-align-evil" data-list="bullet">x</p>',
    '<ul data-list="ordered"></ul>x',
  ])('%s means nothing', (html) => {
    expect(sanitise(html)).toBe('<p>x</p>');
  });
});

describe('sanitising twice changes nothing', () => {
  test.each(hostileHtml)('%s', (_family, html) => {
    const once = sanitise(html);
    expect(sanitise(once)).toBe(once);
  });

  test('of anything', () => {
    const fragment = fc.oneof(
      fc.constantFrom(...hostileHtml.map(([, html]) => html)),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<ul>',
        '<li>',
        '</ul>',
        '<span class="colour-red x">',
        '<h1>',
      ),
      fc.constantFrom('<strong>', '</em>', '<br>', '<!--', '-->', '<table>', '<svg>', '<![CDATA['),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 10 }), (fragments) => {
        const once = sanitise(fragments.join(''));
        expect(dangerIn(once)).toEqual([]);
        expect(sanitise(once)).toBe(once);
      }),
    );
  });
});
