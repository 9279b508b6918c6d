import * as z from 'zod/mini';
import {
  type RetentionRun,
  retentionRunColumns,
  retentionRunSchema,
} from '#src/features/admin/schemas/dashboard.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

export interface Retention {
  /** The newest days on which something was removed. */
  runs: RetentionRun[];
  /** When the scheduled function last looked, whether or not it found something. */
  lookedAt: string | undefined;
}

/** What was removed because of its age. */
export async function readRetention(count: number): Promise<Retention> {
  const client = await supabase();
  const runs = () => client.from('retention_runs').select(retentionRunColumns);
  const [removed, last] = await Promise.all([
    runs().gt('removed', 0).order('day', { ascending: false }).order('what').limit(count),
    runs().order('ran_at', { ascending: false }).limit(1),
  ]);
  const parse = (rows: unknown) => parseAnswer(z.array(retentionRunSchema), rows);
  return { runs: parse(unwrap(removed)), lookedAt: parse(unwrap(last))[0]?.ran_at };
}
