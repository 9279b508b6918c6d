// `npm test`: everything that must hold, once. Names of parts narrow it, any other word goes to the test runners:
//
//   npm test
//   npm test -- format lint types
//   npm test -- browser booking
//   npm test -- --shard=2/10       what the second of ten machines runs
import { onParentsEnd } from '../local/server/parents-end.ts';
import { stopPrograms } from './test/run-command.ts';
import type { Count } from './test/count-tests.ts';
import { checkFormat, checkLint, checkTypes, type Outcome } from './test/checks.ts';
import { readAsked } from './test/asked.ts';
import {
  buildSite,
  openWorkbench,
  prepareBrowser,
  runPlaywright,
  runVitest,
} from './test/stages.ts';

const { wants, filters, choiceOf } = readAsked(process.argv.slice(2));

const total = { passed: 0, failed: 0, skipped: 0 };
const failedStages: string[] = [];
/** Tests of the runners that the filters chose, whether they passed or not. */
let chosen = 0;
const bench = await openWorkbench();
process.once('SIGINT', () => void interrupt(130));
process.once('SIGTERM', () => void interrupt(143));
onParentsEnd(() => void interrupt(143));

// Two lanes, for two cores. What the browser measures would suffer from company, so it comes alone at the end.
const projects = (['unit', 'database', 'functions'] as const).filter(wants);
const needsSite = wants('site') || wants('browser');
const [isReady] = await Promise.all([checksLane(), testsLane()]);
if (wants('browser')) await browserLane();
await bench.clear();

if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.join(', ')}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
if (filters.length > 0 && chosen === 0 && failedStages.length === 0) {
  console.log(`\nNo test file has ${filters.join(' or ')} in its name.`);
  total.failed += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** What reads the files, and the built site. True when there is a site to open, and a browser to open it with. */
async function checksLane(): Promise<boolean> {
  if (wants('format')) await stage('format', checkFormat);
  if (wants('lint')) await stage('lint', checkLint);
  if (wants('types')) await stage('types', checkTypes);
  if (!needsSite || !(await stage('build', () => buildSite(bench)))) return false;
  if (wants('site')) {
    await stage(
      'site',
      chosenBy(() => runVitest(bench, ['site'], choiceOf('site'))),
    );
  }
  return wants('browser') && (await stage('chromium', prepareBrowser));
}

/** Most of the time before the browser. */
async function testsLane(): Promise<void> {
  if (projects.length === 0) return;
  await stage(
    projects.join(', '),
    chosenBy(() => runVitest(bench, [...projects], choiceOf('unit'))),
  );
}

async function browserLane(): Promise<void> {
  if (!isReady) {
    report(
      'browser',
      { passed: 0, failed: 1, skipped: 0, output: 'Not run: there is nothing to open.' },
      0,
    );
  } else {
    await stage(
      'browser',
      chosenBy(() => runPlaywright(bench, choiceOf('browser'))),
    );
  }
}

/** A run of tests that the filters choose from. */
function chosenBy(run: () => Promise<Outcome>): () => Promise<Outcome> {
  return async () => {
    const outcome = await run();
    chosen += countOf(outcome);
    return outcome;
  };
}

/** Runs a stage and says how it went; true when nothing in it failed. */
async function stage(name: string, run: () => Promise<Outcome>): Promise<boolean> {
  const began = performance.now();
  const outcome = await run();
  report(name, outcome, performance.now() - began);
  return outcome.failed === 0;
}

function countOf({ passed, failed, skipped }: Count): number {
  return passed + failed + skipped;
}

function sentence(count: Count): string {
  const { passed, failed, skipped } = count;
  if (countOf(count) === 0) return 'no test of that name';
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

function report(name: string, outcome: Outcome, milliseconds: number): void {
  const { passed, failed, skipped, output } = outcome;
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = (milliseconds / 1000).toFixed(1).padStart(6);
  const tests = countOf(outcome) === 1 ? '' : `  ${sentence(outcome)}`;
  console.log(`${failed ? '✗' : '✓'} ${name.padEnd(26)}${seconds} s${tests}`);
  if (failed === 0) return;
  failedStages.push(name);
  console.log(`\n${output.trim()}\n`);
}

async function interrupt(exitCode: number): Promise<void> {
  stopPrograms();
  await bench.clear();
  process.exit(exitCode);
}
