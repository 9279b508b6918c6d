import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One project per folder, so that `--project unit` runs one of them. */
const project = (
  name: string,
  folder: string,
  options: { exclude?: string[]; isolate?: boolean; env?: Record<string, string> } = {},
) => ({
  extends: true as const,
  test: { name, include: [`tests/${folder}/**/*.test.ts`], ...options },
});

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // The machines that run this have two cores; a real Postgres in each worker needs one of them.
    maxWorkers: 2,
    // Threads share V8's table of compiled WebAssembly, and with an embedded Postgres in each the process sometimes
    // aborts over it: "jit_page_->allocations_.erase(addr) == 1", nodejs/node issue 64500.
    pool: 'forks',
    // They end what hangs and measure nothing: starting a whole site took over 30 seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/support/fail-on-console.ts'],
    projects: [
      // Most of a file's time went into loading again what the file before had loaded.
      project('unit', 'unit', { exclude: ['tests/unit/built-site/**'], isolate: false }),
      project('database', 'database', { isolate: false }),
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
