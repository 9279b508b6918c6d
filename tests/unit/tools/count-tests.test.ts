import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countPlaywright, countRun, countVitest } from '../../../tools/test/count-tests.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((name) => ({ status: name })),
});

test('counts the tests of a Vitest run', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
  expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test('a test that is skipped is counted as skipped, not as passed', () => {
  const testResults = [file('passed', 'passed', 'skipped', 'todo')];
  expect(countVitest({ testResults })).toEqual({ passed: 1, failed: 0, skipped: 2 });
});

test('counts a test file that could not be loaded as a failure', () => {
  const testResults = [file('failed'), file('failed', 'passed'), file('failed', 'failed')];
  expect(countVitest({ testResults })).toEqual({ passed: 1, failed: 3, skipped: 0 });
});

test('counts the tests of a Playwright run, flaky ones and errors outside of tests as failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: ['no site'] })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
  });
});

async function countOf(report: object | undefined, succeeded: boolean, isFiltered = false) {
  const folder = await mkdtemp(join(tmpdir(), 'count-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  if (report) await writeFile(path, JSON.stringify(report));
  return countRun(path, countVitest, { succeeded, isFiltered });
}

test('a run that left no report has failed', async () => {
  expect(await countOf(undefined, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a run that failed without a failed test has failed', async () => {
  const report = { testResults: [file('passed', 'passed')] };
  expect(await countOf(report, false)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(await countOf(report, true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

test('a run of nothing has failed', async () => {
  expect(await countOf({ testResults: [] }, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a run of nothing is no failure where a filter chose the tests, unless they could not run', async () => {
  const nothing = { testResults: [] };
  expect(await countOf(nothing, true, true)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(await countOf(nothing, false, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
