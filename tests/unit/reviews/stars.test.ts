import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from '../../../src/shared/ui/Stars.tsx';

const drawn = (value: number) => renderToStaticMarkup(createElement(Stars, { value }));

// Five stars are side by side, each 24 wide; the bar that shows through them ends where the rating ends.
test.each([
  ['a half in the middle of its star', 4.5, 108],
  ['a tenth', 3.1, 74.4],
  ['whole stars at their end', 2, 48],
  ['all', 5, 120],
])('%s', (_what, value, width) => {
  expect(drawn(value)).toContain(`<rect width="${width}" height="24" class="fill-saffron-fill"`);
  expect(drawn(value)).toContain(`aria-label="${value} out of 5 stars"`);
});

test('none are filled where there is no rating', () => {
  expect(drawn(0)).not.toContain('fill-saffron-fill');
});
