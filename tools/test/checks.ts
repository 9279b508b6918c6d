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

export const checkFormat = () =>
  runCheck('node_modules/prettier/bin/prettier.cjs', [
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-strategy=content',
    '.',
  ]);

export async function checkLint(): Promise<Outcome> {
  const style = await runCheck('node_modules/eslint/bin/eslint.js', [
    '--max-warnings=0',
    '--cache',
    '--cache-strategy=content',
    '--cache-location=node_modules/.cache/eslint/',
    '.',
  ]);
  // Files, exports and packages that nothing uses.
  const unused = await runCheck('node_modules/knip/bin/knip.js', []);
  return check(style.failed + unused.failed === 0, style.output + unused.output);
}

/** `astro check` for what only it can read, after it has written the types of the content; the compiler for the rest. */
export async function checkTypes(): Promise<Outcome> {
  const astro = await runCheck('node_modules/astro/bin/astro.mjs', [
    'check',
    '--minimumSeverity=warning',
    '--tsconfig=tsconfig.components.json',
  ]);
  const scripts = await runCheck('node_modules/@typescript/native/bin/tsc', ['--noEmit']);
  return check(astro.failed + scripts.failed === 0, astro.output + scripts.output);
}
