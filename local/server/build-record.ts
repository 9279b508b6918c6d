import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedRowsLine } from '#src/build/snapshot/cached-rows.ts';
import { type BuildRecord, buildRecordSchema } from '#src/features/admin/schemas/dashboard.ts';
import { buildRecordPath } from '#src/shared/lib/build-record.ts';

/** What the build in `folder` says of itself; undefined when there is none. */
export async function recordOf(folder: string): Promise<BuildRecord | undefined> {
  const text = await readFile(join(folder, buildRecordPath), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : buildRecordSchema.parse(JSON.parse(text));
}

/** A line for each table whose rows in the build of `folder` are those of an earlier one. */
export async function cachedRowsIn(folder: string): Promise<string> {
  const { cached = [] } = (await recordOf(folder)) ?? {};
  return cached.map((rows) => `${cachedRowsLine(rows)}\n`).join('');
}
