import type { Count } from './count-tests.ts';
import { runProgram } from './run-command.ts';

export interface Outcome extends Count {
  /** What to show when something failed. */
  output: string;
}

/** A check that is not a test counts as one. */
export const check = (succeeded: boolean, output: string): Outcome => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  skipped: 0,
  output,
});

async function runCheck(script: string, parameters: string[]): Promise<Outcome> {
  const { succeeded, output } = await runProgram(script, parameters, {
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  return check(succeeded, output);
}

/** Both succeeded, or what either has to say. */
const both = (one: Outcome, other: Outcome): Outcome =>
  check(one.failed + other.failed === 0, one.output + other.output);

/** Prettier for what only it can read. */
export async function checkFormat(): Promise<Outcome> {
  const files = await runCheck('node_modules/oxfmt/bin/oxfmt', ['--check']);
  const components = await runCheck('node_modules/prettier/bin/prettier.cjs', [
    '--check',
    '--log-level=warn',
    '**/*.astro',
  ]);
  return both(files, components);
}

export async function checkLint(): Promise<Outcome> {
  const style = await runCheck('node_modules/oxlint/bin/oxlint', ['--deny-warnings']);
  // Files, exports and packages that nothing uses.
  const unused = await runCheck('node_modules/knip/bin/knip.js', []);
  return both(style, unused);
}

/** `astro check` for what only it can read, after it has written the types of the content; the compiler for the rest. */
export async function checkTypes(): Promise<Outcome> {
  const astro = await runCheck('node_modules/astro/bin/astro.mjs', [
    'check',
    '--minimumSeverity=warning',
    '--tsconfig=tsconfig.components.json',
  ]);
  const scripts = await runCheck('node_modules/@typescript/native/bin/tsc', ['--noEmit']);
  return both(astro, scripts);
}
