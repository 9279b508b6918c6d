import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { BuildRecord } from '#src/features/admin/schemas/dashboard.ts';
import { buildRecordPath } from '#src/shared/lib/build-record.ts';
import type { CachedRows } from '#src/shared/schemas/cached-rows.ts';

/**
 * Leaves beside the pages when their rows were read, and which of them are older, so that an admin can see what the pages
 * do not hold yet. It is the beginning of the build: whatever is written during it may be missing.
 */
export function buildRecord(cached: CachedRows[]): AstroIntegration {
  let builtAt = '';
  return {
    name: 'build-record',
    hooks: {
      'astro:build:start': () => {
        builtAt = new Date().toISOString();
      },
      'astro:build:done': async ({ dir }) => {
        const record: BuildRecord = { builtAt, ...(cached.length > 0 && { cached }) };
        await writeFile(new URL(buildRecordPath.slice(1), dir), JSON.stringify(record));
      },
    },
  };
}
