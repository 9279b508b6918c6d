import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One project per folder, so that `--project unit` runs one of them. */
const project = (name: string, folder: string, exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include: [`tests/${folder}/**/*.test.ts`], exclude },
});

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // The machines that run this have two cores; a real Postgres in each worker needs one of them.
    maxWorkers: 2,
    // A migrated embedded Postgres takes seconds to open on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/support/fail-on-console.ts'],
    projects: [
      project('unit', 'unit', ['tests/unit/built-site/**']),
      project('database', 'database'),
      project('functions', 'functions'),
      // What is asserted on the built site; needs SITE_DIR (see tools/test.ts).
      project('site', 'unit/built-site'),
    ],
  },
});
