import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Read at one go; what needs more is two topics (CONTRIBUTING.md). */
const longest = 150;

const generated = ['src/shared/data/database.types.ts'];

test('no file of code is too long to be read at one go', () => {
  const files = globSync([
    '{src,netlify,local,tools,tests}/**/*.{ts,tsx,mts,mjs,js,astro,css}',
    'supabase/migrations/*.sql',
    '*.{js,mjs,ts}',
  ]).map((path) => path.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(1000);

  const tooLong = files
    .filter((path) => !generated.includes(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longest);
  expect(tooLong).toEqual([]);
});
