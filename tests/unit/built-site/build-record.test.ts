import { expect, test } from 'vitest';
import { buildRecordSchema } from '#src/features/admin/schemas/dashboard.ts';
import { readBuiltSite } from '../../support/site/built-site.ts';

test('the site says when its rows were read, and nothing else', () => {
  const record: unknown = JSON.parse(readBuiltSite().read('build.json').toString());
  expect(Object.keys(record as object)).toEqual(['builtAt']);
  expect(Date.parse(buildRecordSchema.parse(record).builtAt)).toBeLessThan(Date.now());
});
