import * as z from 'zod/mini';
import {
  type DeskFigures,
  deskFiguresSchema,
  type SiteChange,
  siteChangeSchema,
} from '#src/schemas/desk.ts';
import { supabase } from './client.ts';
import { parseAnswer } from './parse.ts';
import { unwrap } from './unwrap.ts';

/** The numbers behind the pictures. The database refuses whoever is no admin. */
export async function readFigures(): Promise<DeskFigures> {
  const client = await supabase();
  return parseAnswer(deskFiguresSchema, unwrap(await client.rpc('desk_figures')));
}

export interface Changes {
  /** The newest of them. */
  changes: SiteChange[];
  total: number;
}

/** What visitors see otherwise than the pages that were built at `moment` say. */
export async function listChangesSince(moment: string, count: number): Promise<Changes> {
  const client = await supabase();
  const answer = await client.rpc('changes_since', { moment }, { count: 'exact' }).limit(count);
  const changes = parseAnswer(z.array(siteChangeSchema), unwrap(answer));
  return { changes, total: answer.count ?? changes.length };
}
