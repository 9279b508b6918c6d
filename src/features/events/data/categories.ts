import { publicRest } from '#src/shared/data/client.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

/** The names of all categories, in alphabetical order. */
export async function listCategories(): Promise<string[]> {
  const rows = unwrap(
    await publicRest().from('event_categories').select('name').order('name').retry(false),
  );
  return rows.map(({ name }) => name);
}
