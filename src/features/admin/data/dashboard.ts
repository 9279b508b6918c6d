import * as z from 'zod/mini';
import {
  type DashboardFigures,
  dashboardFiguresSchema,
  sampleTableSchema,
  type SiteChange,
  siteChangeSchema,
} from '#src/features/admin/schemas/dashboard.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';
import type { SampleTable } from '#src/shared/lib/samples.ts';

/** The numbers behind the pictures. The database refuses someone who is not an admin. */
export async function readFigures(): Promise<DashboardFigures> {
  const client = await supabase();
  return parseAnswer(dashboardFiguresSchema, unwrap(await client.rpc('dashboard_figures')));
}

/** The tables that still hold rows of the sample data. The database refuses someone who is not an admin. */
export async function listSampleTables(): Promise<SampleTable[]> {
  const client = await supabase();
  return parseAnswer(z.array(sampleTableSchema), unwrap(await client.rpc('sample_tables')));
}

export interface Changes {
  /** The newest of them. */
  changes: SiteChange[];
  total: number;
}

/** The changes since `moment` that the built pages do not show. */
export async function listChangesSince(moment: string, count: number): Promise<Changes> {
  const client = await supabase();
  const answer = await client.rpc('changes_since', { moment }, { count: 'exact' }).limit(count);
  const changes = parseAnswer(z.array(siteChangeSchema), unwrap(answer));
  return { changes, total: answer.count ?? changes.length };
}
