import { expect, test } from 'vitest';
import { withOneScript } from '../../src/build/finish-pages.ts';

test('inline scripts run in their order where the first stood, and only scripts are moved', () => {
  const data = '<script type="application/ld+json">{"@type":"Event"}</script>';
  const file = '<script type="module" src="/a.js"></script>';
  expect(
    withOneScript(
      `${data}<p>1</p><script>one() // first\n</script>${file}<p>2</p><script>two("$&")</script>`,
    ),
  ).toBe(`${data}<p>1</p><script>one() // first\n;two("$&")</script>${file}<p>2</p>`);
});

test('a page without inline scripts stays as it is', () => {
  expect(withOneScript('<p>Words</p>')).toBe('<p>Words</p>');
});
