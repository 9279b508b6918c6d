import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { runTool } from '../support/run-tool.ts';
import { isThere } from './backup-contents.ts';

test('an option is not taken for the name of a backup', async () => {
  const run = await runTool('backup', ['--output', 'x.jsonl.gz'], { DATA_DIR: tmpdir() });
  expect(run.exitCode).toBe(1);
  expect(run.errors).toMatch(/^It did not work: Unknown option '--output'/);
  expect(await isThere('--output')).toBe(false);
});
