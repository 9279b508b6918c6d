import * as z from 'zod/mini';
import { supabase } from './client.ts';
import { parseAnswer } from './parse.ts';
import { unwrap } from './unwrap.ts';

/** What move_order() answers: the first two about a course, the next three about a session. */
const movedAnswers = ['enrolled', 'waits', 'moved', 'same_address', 'over', 'not_paid'] as const;
type MovedAnswer = (typeof movedAnswers)[number];

/** Gives a paid order another address. Throws `reauthenticate` when the login is too old for that. */
export async function moveOrder(orderId: string, email: string): Promise<MovedAnswer> {
  const client = await supabase();
  const answer = await client.rpc('move_order', { order_id: orderId, email });
  return parseAnswer(z.enum(movedAnswers), unwrap(answer));
}
