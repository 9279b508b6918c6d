import { expect, test } from 'vitest';
import { reasonIn } from '../../../local/server/build-failure.ts';

test('an owner whose JSON file is wrong reads that sentence alone', () => {
  const said = `An unhandled error occurred while running the "astro:config:setup" hook
content/site.json: "phone" must be a text in quotes.
  Location:
    /site/src/shared/content/read-content.ts:17:9
`;
  expect(reasonIn(said)).toBe('content/site.json: "phone" must be a text in quotes.');
});

test('an owner whose MDX file is wrong reads that sentence alone', () => {
  const said = `07:55:48 [content] Clearing content store
\u001b[31mcontent/legal/terms.mdx: "lede" is missing.\u001b[39m
  Stack trace:
    at readContent (/site/src/shared/content/read-content.ts:15:8)
`;
  expect(reasonIn(said)).toBe('content/legal/terms.mdx: "lede" is missing.');
});

test('an owner who deleted an MDX file reads which one', () => {
  expect(reasonIn('Error: content/legal/terms.mdx is missing.\n  at load (a.js:1:1)')).toBe(
    'content/legal/terms.mdx is missing.',
  );
});

test('any other failure is printed as Astro says it, without the stack', () => {
  const said = `07:55:48 [ERROR] [build] Error: The rows cannot be read.
  Stack trace:
    at read (/site/src/snapshot/rows.ts:15:8)
`;
  expect(reasonIn(said)).toBe('The rows cannot be read.');
  expect(reasonIn('07:55:48 [build] Building …')).toBeUndefined();
});
