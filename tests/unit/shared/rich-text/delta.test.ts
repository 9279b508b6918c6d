import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deltaOf, linesOfDelta } from '#src/shared/lib/rich-text/delta.ts';
import { htmlOf } from '#src/shared/lib/rich-text/html.ts';
import { articleLines } from '../../../support/rich-text/article-lines.ts';

test('an article passes through the editor unchanged', () => {
  fc.assert(
    fc.property(articleLines, (lines) => {
      expect(htmlOf(linesOfDelta(deltaOf(lines)))).toBe(htmlOf(lines));
    }),
  );
});

test('what the toolbar does not offer is left out', () => {
  const lines = linesOfDelta([
    {
      insert: 'a',
      attributes: { link: 'javascript:x', color: '#f00', background: 'x" onclick=', bold: 'yes' },
    },
    { insert: { image: 'data:x' } },
    { insert: '\n', attributes: { header: 6, align: 'start', list: 'checked' } },
  ]);
  expect(htmlOf(lines)).toBe('<p>a</p>');
});

test('text without a last line end is not lost', () => {
  expect(htmlOf(linesOfDelta([{ insert: 'a\nb' }]))).toBe('<p>a<br>b</p>');
});
