import { expect, test } from 'vitest';
import { checkVariables } from '../../../tools/doctor/variables.ts';

test('what came with the site is named as samples, and each variable by its name', () => {
  const items = checkVariables({ SITE_URL: 'http://your-name.in' }, false).map(({ item }) => item);
  expect(items).toContain('Samples');
  expect(items).toContain('SITE_URL');
  expect(items.filter((item) => !/^(?:Samples|[A-Z_]+)$/.test(item))).toEqual([]);
});
