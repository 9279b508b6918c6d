import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failedPages } from '../../../tools/test/failed-pages.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'failed-pages-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function fail(name: string, text: string): Promise<void> {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'error-context.md'), text);
}

test('of a page that a test failed on, its main part is printed, without what only Playwright needs', async () => {
  await fail(
    'editor',
    [
      '# Page snapshot',
      '```yaml',
      '- generic [active] [ref=e1]:',
      '  - banner [ref=e3]: Mentor',
      '  - main [ref=e29]:',
      '    - button "Try Again" [ref=e30] [cursor=pointer]',
      '  - contentinfo [ref=e40]: Mentor',
      '```',
    ].join('\n'),
  );
  expect(await failedPages(folder)).toBe(
    `\n${folder}/editor/error-context.md\n  - main:\n    - button "Try Again"\n`,
  );
});

test('a page that is nothing but its main part is printed too, and a long one is cut', async () => {
  await fail('list', ['- main:', ...Array.from({ length: 90 }, () => '  - listitem')].join('\n'));
  expect((await failedPages(folder)).match(/listitem/g)).toHaveLength(39);
});

test('a test that left no page adds nothing', async () => {
  await fail('nothing', '# Error details\n```\nTimeout\n```');
  expect(await failedPages(folder)).toBe('');
  expect(await failedPages(join(folder, 'none'))).toBe('');
});
