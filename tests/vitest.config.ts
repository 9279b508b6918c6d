import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Files that put something in the place of a module, or load modules again. What was loaded meanwhile keeps it, so each has
 * a process of its own: another file after it would be tested with what is not the product.
 */
const withMocks = (folder: string) =>
  globSync(`tests/${folder}/**/*.test.ts`, { cwd: root }).filter((file) =>
    /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8')),
  );

/** One project per folder, so that `--project unit*` runs one of them. */
const project = (
  name: string,
  files: string | string[],
  options: { exclude?: string[]; isolate?: boolean; env?: Record<string, string> } = {},
) => ({
  extends: true as const,
  test: {
    name,
    include: typeof files === 'string' ? [`tests/${files}/**/*.test.ts`] : files,
    ...options,
  },
});

export default defineConfig({
  root,
  test: {
    // The machines that run this have two cores; a real Postgres in each worker needs one of them.
    maxWorkers: 2,
    // Threads share V8's table of compiled WebAssembly, and with an embedded Postgres in each the process sometimes
    // aborts over it: "jit_page_->allocations_.erase(addr) == 1", nodejs/node issue 64500.
    pool: 'forks',
    // They end what hangs and measure nothing: starting a whole site took over 30 seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['tests/support/fail-on-console.ts'],
    projects: [
      // Most of a file's time went into loading again what the file before had loaded.
      project('unit', 'unit', {
        exclude: ['tests/unit/built-site/**', ...withMocks('unit')],
        isolate: false,
      }),
      project('unit-with-mocks', withMocks('unit')),
      project('database', 'database', { exclude: withMocks('database'), isolate: false }),
      project('database-with-mocks', withMocks('database')),
      project('functions', 'functions', {
        exclude: ['tests/functions/lib/**', 'tests/functions/payment/razorpay/**'],
        isolate: false,
      }),
      // The same files again with the other payment provider, but for what only the first one has.
      project('functions-razorpay', 'functions/payment', {
        exclude: ['tests/functions/payment/stripe/**'],
        isolate: false,
        env: { PAYMENT_PROVIDER: 'razorpay' },
      }),
      // They set the environment that functions read once, so each file needs a process of its own.
      project('functions-lib', 'functions/lib'),
      // What is asserted on the built site; needs SITE_DIR (see tools/test.ts).
      project('site', 'unit/built-site'),
    ],
  },
});
