import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { buildRecordPath } from '#src/config/build-record.ts';

/**
 * Leaves beside the pages when their rows were read, so that an admin can see what the pages do not hold yet. It is the
 * beginning of the build: whatever is written during it may be missing.
 */
export function buildRecord(): AstroIntegration {
  let builtAt = '';
  return {
    name: 'build-record',
    hooks: {
      'astro:build:start': () => {
        builtAt = new Date().toISOString();
      },
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL(buildRecordPath.slice(1), dir), JSON.stringify({ builtAt }));
      },
    },
  };
}
