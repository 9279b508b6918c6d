import * as z from 'zod/mini';
import {
  type AdminAction,
  adminActionColumns,
  adminActionSchema,
} from '#src/features/admin/schemas/dashboard.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

export interface ActionPage {
  actions: AdminAction[];
  hasMore: boolean;
}

/** What admins did, the newest first: the first page, or what follows `last`. */
export async function listActions(count: number, last?: AdminAction): Promise<ActionPage> {
  const client = await supabase();
  let query = client.from('admin_actions').select(adminActionColumns);
  if (last) {
    query = query
      .lte('happened_at', last.happened_at)
      .or(`happened_at.lt."${last.happened_at}",id.lt.${last.id}`);
  }
  const answer = await query
    .order('happened_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(count + 1);
  const actions = parseAnswer(z.array(adminActionSchema), unwrap(answer));
  return { actions: actions.slice(0, count), hasMore: actions.length > count };
}
