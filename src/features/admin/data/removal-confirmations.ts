import { supabase } from '#src/shared/data/client.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';
import type { CachedRows } from '#src/shared/schemas/cached-rows.ts';

/** Stores that an admin removed the missing rows on purpose. Only admins may do this. */
export async function confirmRemoval({ table, readAt, found }: CachedRows): Promise<true> {
  const client = await supabase();
  unwrap(
    await client
      .from('removal_confirmations')
      .insert({ table_name: table, read_at: readAt, rows_left: found ?? 0 })
      .select('id'),
  );
  return true;
}
