import { readFile } from 'node:fs/promises';

export interface Count {
  passed: number;
  failed: number;
  /** Nobody knows whether they would pass here, such as what needs a native Postgres. */
  skipped: number;
}

/** What we read of Vitest's JSON report. */
interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** What we read of Playwright's JSON report. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

export function countVitest({ testResults }: VitestReport): Count {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const ofStatus = (status: string) => tests.filter((test) => test.status === status).length;
  // A file that could not even be loaded, or whose hooks failed, has no test to blame.
  const brokenFiles = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: ofStatus('passed'),
    failed: ofStatus('failed') + brokenFiles.length,
    skipped: ofStatus('skipped') + ofStatus('todo'),
  };
}

/** A test that only passed when repeated has failed once too often. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + errors.length, skipped };
}

/**
 * The count of a run, from its report. A run that failed without a failed test, left no report, or ran nothing
 * counts as one failure: silence is not success. Where a filter chose, a run may have nothing to do.
 */
export async function countRun<Report>(
  reportFile: string,
  countReport: (report: Report) => Count,
  { succeeded, isFiltered }: { succeeded: boolean; isFiltered: boolean },
): Promise<Count> {
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const count = countReport(JSON.parse(text) as Report);
  const ranNothing = count.passed + count.skipped === 0;
  const isSilent =
    count.failed === 0 && (!succeeded || (count.passed === 0 && !(isFiltered && ranNothing)));
  return isSilent ? { ...count, failed: 1 } : count;
}
