import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brokenCitations, type SourceFiles } from '../../support/citations.ts';

const folders = '{src,netlify,local,tools,tests,docs,content,supabase,public}';

/** What these say about files is invented. */
const invented = [
  'tests/unit/tools/citations.test.ts',
  'tests/support/citations.ts',
  'tests/unit/tools/import-direction.test.ts',
  'tests/support/import-direction.ts',
  'tests/support/file-places.ts',
  'tests/unit/tools/lint.test.ts',
];

const pathsOf = (patterns: string[]) =>
  globSync(patterns).map((path) => path.replaceAll('\\', '/'));

function readSources(): SourceFiles {
  const paths = pathsOf([
    '{src,netlify,local,tools,tests}/**/*.{ts,tsx,mts,mjs,js,astro,css,html,md}',
    'supabase/{migrations,seed}/*.sql',
    'docs/**/*.md',
    '*.{md,mjs,js,toml}',
    '.env.example',
  ]).filter((path) => !invented.includes(path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

test('the project cites only what is in it', () => {
  const existing = pathsOf([`${folders}/**/*.*`, '*.*', '.*']);
  expect(brokenCitations(readSources(), existing)).toEqual([]);
});

describe('the check', () => {
  const documents = {
    'docs/product.md': '# The product\n\n## 2. Screens\n\n### 2.7 Others\n\n## 5. Forms\n',
    'docs/architecture.md': '# Architecture\n\n## Money\n',
    'src/shared/lib/limits.ts': '',
    'src/pages/blog/[slug].astro': '',
  };
  const problemsOf = (text: string, path = 'src/shared/lib/text.ts') =>
    brokenCitations(new Map(Object.entries({ ...documents, [path]: text })));

  test.each([
    ['a section', '// (docs/product.md 2.7)'],
    ['a section and its part', '// (docs/product.md 5, Sign-up).'],
    ['several sections', '// (docs/product.md 2, 2.7 and 5)'],
    ['a section in the next line', '/**\n * Something (docs/product.md\n * 2.7).\n */'],
    ['a heading', '// (docs/architecture.md, "Money")'],
    ['a file by its path', '// src/shared/lib/limits.ts says how many.'],
    ['a file by its name', '// limits.ts says how many.'],
    ['a file by the end of its path', '// See lib/limits.ts.'],
    ['a route', '// src/pages/blog/[slug].astro shows it.'],
    ['a place for any file', '// src/features/<area>/lib.ts and src/shared/*.ts'],
    ['a file that only a string names', `const path = 'src/shared/lib/gone.ts';`],
    ['a file that a string with two slashes names', `const path = 'https://x.y // gone.ts';`],
  ])('takes %s', (_, text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test.each([
    ['// SPEC section 2.7', 'SPEC section is in no clone'],
    [`test('as SAFETY.md says', run);`, 'SAFETY.md is in no clone'],
    ['// (docs/product.md 2.9)', 'docs/product.md has no section 2.9'],
    ['// (docs/product.md 2.7 and 8)', 'docs/product.md has no section 8'],
    ['// (docs/architecture.md, "Pence")', 'docs/architecture.md has no heading "Pence"'],
    ['// docs/decisions/gone.md', 'no file is called docs/decisions/gone.md'],
    ['/* See src/shared/lib/gone.ts. */', 'no file is called src/shared/lib/gone.ts'],
    ['const a = `b`; // gone.ts has it.', 'no file is called gone.ts'],
    ['// src/limits.ts', 'no file is called src/limits.ts'],
  ])('refuses %s', (text, problem) => {
    expect(problemsOf(text)).toEqual([`src/shared/lib/text.ts: ${problem}`]);
  });

  test.each([
    ['docs/decisions/x.md', 'In `src/gone.ts`.\n\n```\nsrc/example.ts\n```\n', 'src/gone.ts'],
    ['src/shared/sections/X.astro', '<p>other.ts</p>\n<!-- gone.ts -->', 'gone.ts'],
    ['src/shared/styles/x.css', '/* gone.css */\n.a { b: url(c.css) }', 'gone.css'],
    ['netlify.toml', '# gone.mts\npath = "other.mts"', 'gone.mts'],
    [
      'supabase/seed/1_x.sql',
      "select 'other.ts';\n  -- See gone.ts.\ncomment on table x is\n  'As lost.ts';",
      ['gone.ts', 'lost.ts'],
    ],
    ['src/shared/ui/X.tsx', 'const x = <p>{/* gone.tsx */} other.tsx</p>;', 'gone.tsx'],
  ])('reads the comments of %s', (path, text, names) => {
    expect(problemsOf(text, path)).toEqual(
      [names].flat().map((name) => `${path}: no file is called ${name}`),
    );
  });
});
