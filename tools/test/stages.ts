import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stackEnvironment } from '../../tests/support/browser/stack-in-use.ts';
import { startTestStack, type RunningStack } from '../../tests/support/browser/start-stack.ts';
import { chooseBrowsers } from '../chromium.ts';
import { check, type Outcome } from './checks.ts';
import type { Choice, PartName } from './asked.ts';
import { countPlaywright, countRun, countVitest } from './count-tests.ts';
import { failedPages } from './failed-pages.ts';
import { runProgram } from './run-command.ts';

type VitestProject = Extract<PartName, 'unit' | 'database' | 'functions' | 'site'>;

/** Holds what the stages share: the folder of their reports, and the running site. */
export interface Workbench {
  folder: string;
  running: RunningStack | undefined;
  clear(): Promise<void>;
}

export async function openWorkbench(): Promise<Workbench> {
  const folder = await mkdtemp(join(tmpdir(), 'test-reports-'));
  const bench: Workbench = {
    folder,
    running: undefined,
    async clear() {
      await bench.running?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return bench;
}

export async function runVitest(
  bench: Workbench,
  projects: VitestProject[],
  { filters, shard }: Choice,
): Promise<Outcome> {
  const report = join(bench.folder, `${projects.join('-')}.json`);
  const stack = bench.running?.stack;
  const isFiltered = filters.length > 0;
  const { succeeded, output } = await runProgram(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      '--config=tests/vitest.config.ts',
      // Each part is several projects: most of its tests share their processes.
      ...projects.map((name) => `--project=${name}*`),
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${report}`,
      // What else was asked for may have a test of that name.
      ...(isFiltered ? ['--passWithNoTests'] : []),
      ...(shard ? [shard] : []),
      ...filters,
    ],
    stack && { ...stackEnvironment(stack), SUPABASE_SERVICE_ROLE_KEY: stack.serviceKey },
  );
  return { ...(await countRun(report, countVitest, { succeeded, isFiltered })), output };
}

/** Builds the site against a fresh backend and leaves both running for the stages to come. */
export async function buildSite(bench: Workbench): Promise<Outcome> {
  try {
    bench.running = await startTestStack();
    return check(true, '');
  } catch (error) {
    return check(false, messageOf(error));
  }
}

export async function prepareBrowser(): Promise<Outcome> {
  try {
    chooseBrowsers();
    return check(true, '');
  } catch (error) {
    return check(false, messageOf(error));
  }
}

export async function runPlaywright(
  bench: Workbench,
  { filters, shard }: Choice,
): Promise<Outcome> {
  const report = join(bench.folder, 'browser.json');
  const isFiltered = filters.length > 0;
  const { succeeded, output } = await runProgram(
    'node_modules/@playwright/test/cli.js',
    [
      'test',
      '--config=tests/playwright.config.ts',
      '--reporter=failures,json',
      ...(isFiltered ? ['--pass-with-no-tests'] : []),
      ...(shard ? [shard] : []),
      ...filters,
    ],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(bench.running && stackEnvironment(bench.running.stack)),
    },
  );
  const pages = succeeded ? '' : await failedPages('test-results');
  return {
    ...(await countRun(report, countPlaywright, { succeeded, isFiltered })),
    output: output + pages,
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
