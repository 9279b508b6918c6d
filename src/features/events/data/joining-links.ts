import { supabase } from '#src/shared/data/client.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

/** The joining link; undefined when there is none, or for somebody who is not registered. */
export async function readJoiningLink(eventId: string): Promise<string | undefined> {
  const client = await supabase();
  const rows = unwrap(
    await client.from('event_joining_links').select('link').eq('event_id', eventId),
  );
  return rows[0]?.link;
}

/** An empty link removes the stored one. For admins. */
export async function saveJoiningLink(eventId: string, link: string): Promise<void> {
  const client = await supabase();
  const links = client.from('event_joining_links');
  unwrap(
    await (link === ''
      ? links.delete().eq('event_id', eventId)
      : links.upsert({ event_id: eventId, link })),
  );
}
