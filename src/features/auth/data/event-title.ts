import { publicRest } from '#src/shared/data/client.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

/** The title of an approved event; undefined when there is none with this id. */
export async function findEventTitle(id: string): Promise<string | undefined> {
  const answer = await publicRest().from('events').select('title').eq('id', id).maybeSingle();
  return unwrap<{ title: string } | null>(answer)?.title;
}
