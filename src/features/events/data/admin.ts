import * as z from 'zod/mini';
import {
  type ManagedEvent,
  managedEventColumns,
  managedEventSchema,
} from '#src/features/events/schemas/event.ts';
import type { EventForm } from '#src/features/events/schemas/form.ts';
import { supabase } from '#src/shared/data/client.ts';
import { holds } from '#src/shared/data/holds.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap, unwrapOnce } from '#src/shared/data/unwrap.ts';
import { saveJoiningLink } from './joining-links.ts';

// What only admins may do with events; the database refuses everybody else.

const eventsSchema = z.array(managedEventSchema);

/**
 * Someone who is not an admin proposes: the database makes it pending and for everybody, whatever is sent, and keeps
 * its link for the admins.
 */
export async function insertEvent(
  id: string,
  userId: string,
  { isAdmin, joining_link, ...form }: EventForm & { isAdmin: boolean },
): Promise<void> {
  const client = await supabase();
  unwrapOnce(
    await client.from('events').insert({
      ...form,
      link: isAdmin ? form.link : joining_link || form.link,
      id,
      created_by: userId,
      status: isAdmin ? 'approved' : 'pending',
      audience: isAdmin ? form.audience : 'both',
    }),
  );
  if (isAdmin && joining_link !== '') await saveJoiningLink(id, joining_link);
}

/** Throws `notFound` when there is none with this id. */
export async function readEvent(id: string): Promise<ManagedEvent> {
  if (!z.guid().safeParse(id).success) throw new DataError('notFound', '');
  const client = await supabase();
  const rows = parseAnswer(
    eventsSchema,
    unwrap(await client.from('events').select(managedEventColumns).eq('id', id)),
  );
  if (!rows[0]) throw new DataError('notFound', '');
  return rows[0];
}

/** What tells whether somebody else has saved an event meanwhile. */
export type SeenEvent = Pick<ManagedEvent, 'id' | 'updated_at' | 'joining_link'>;

/** Throws `changed` when the event is not as `seen` any more, or is gone. */
export async function updateEvent(
  seen: SeenEvent,
  { joining_link, ...form }: EventForm,
): Promise<void> {
  const client = await supabase();
  const seenLink = seen.joining_link ?? '';
  const isLinkTyped = joining_link !== seenLink;
  const answer = await client
    .from('events')
    .update(form)
    .eq('id', seen.id)
    .eq('updated_at', seen.updated_at)
    .select('id');
  if (unwrap(answer).length === 0) {
    const current = await readEvent(seen.id).catch(() => undefined);
    // The link has a table of its own: an event that is the same otherwise can have another one by now.
    const isLinkOurs =
      !isLinkTyped || [seenLink, joining_link].includes(current?.joining_link ?? '');
    if (!current || !isLinkOurs || !holds(current, form)) throw new DataError('changed', '');
  }
  if (isLinkTyped) await saveJoiningLink(seen.id, joining_link);
}

/**
 * Decides on a pending event. Throws `changed` when another admin has decided otherwise in the meantime. The same
 * decision counts as done.
 */
export async function decideOnEvent(id: string, status: 'approved' | 'rejected'): Promise<void> {
  const client = await supabase();
  const answer = await client
    .from('events')
    .update({ status })
    .eq('id', id)
    .eq('status', 'pending')
    .select('id');
  if (unwrap(answer).length > 0) return;
  const current = await readEvent(id).catch(() => undefined);
  if (current?.status !== status) throw new DataError('changed', '');
}

/** Its registrations go with it, in the same transaction. Nothing happens when it is gone already. */
export async function deleteEvent(id: string): Promise<void> {
  const client = await supabase();
  unwrap(await client.from('events').delete().eq('id', id));
}
