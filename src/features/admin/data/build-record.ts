import * as z from 'zod/mini';
import {
  type BuildRecord,
  buildRecordSchema,
  type SiteBuild,
  siteBuildColumns,
  siteBuildSchema,
} from '#src/features/admin/schemas/dashboard.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';
import { buildRecordPath } from '#src/shared/lib/build-record.ts';

const timeLimitInMilliseconds = 12_000;

/** The build record of the pages that are served now; undefined without one, as under `npm run dev`. */
export async function readBuildRecord(): Promise<BuildRecord | undefined> {
  const answer = await fetch(buildRecordPath, {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeLimitInMilliseconds),
  }).catch(() => {
    throw new DataError('unavailable', '');
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new DataError('unavailable', '');
  const record: unknown = await answer.json().catch(() => undefined);
  return parseAnswer(buildRecordSchema, record);
}

/** What the host was asked to build. The database shows it to admins alone. */
export async function readSiteBuild(): Promise<SiteBuild | undefined> {
  const client = await supabase();
  const answer = await client.from('site_build').select(siteBuildColumns);
  return parseAnswer(z.array(siteBuildSchema), unwrap(answer))[0];
}
