import { supabase } from '#src/shared/data/client.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

/** Where registered people come in: undefined when there is no link, or for somebody who is not registered. */
export async function readJoiningLink(eventId: string): Promise<string | undefined> {
  const client = await supabase();
  const rows = unwrap(
    await client.from('event_joining_links').select('link').eq('event_id', eventId),
  );
  return rows[0]?.link;
}

/** An empty link takes away the one that is there. For admins. */
export async function saveJoiningLink(eventId: string, link: string): Promise<void> {
  const client = await supabase();
  const links = client.from('event_joining_links');
  unwrap(
    await (link === ''
      ? links.delete().eq('event_id', eventId)
      : links.upsert({ event_id: eventId, link })),
  );
}
