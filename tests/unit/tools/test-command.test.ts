import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function runTests(...words: string[]) {
  const { VITEST: _, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, ['tools/test.ts', ...words], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, lastLine: stdout.trimEnd().split('\n').at(-1) };
}

test('npm test ends with the count of what passed, alone on its line', () => {
  const { status, lastLine } = runTests('unit', 'tests/unit/tools/count-tests.test.ts');
  expect(lastLine).toMatch(/^[1-9]\d* passed, 0 failed$/);
  expect(status).toBe(0);
});

test('a filter that chooses nothing ends with one sentence and fails', () => {
  const { status, stdout, lastLine } = runTests('unit', 'tests/unit/no-such-test.ts');
  expect(stdout).toContain('\nNo test file has tests/unit/no-such-test.ts in its name.\n');
  expect(stdout).not.toContain('Failed:');
  expect(lastLine).toBe('0 passed, 1 failed');
  expect(status).toBe(1);
});
