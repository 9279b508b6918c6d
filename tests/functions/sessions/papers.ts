import type { Answer, Shop } from '../../support/functions.ts';
import { choose, freeTime, paidBuyer, sessionOf } from './buyer.ts';

/** What programs read as an empty PDF of this many bytes. */
export function pdfOf(bytes = 200): Uint8Array<ArrayBuffer> {
  const [head, tail] = ['%PDF-1.4\n', '\n%%EOF\n'];
  return new TextEncoder().encode(head + ' '.repeat(bytes - head.length - tail.length) + tail);
}

export interface Booked {
  orderId: string;
  token: string;
}

/** Somebody with a booked session. */
export async function bookSession(shop: Shop, days = 3): Promise<Booked> {
  const { orderId } = await paidBuyer(shop);
  const { body } = await choose(shop, orderId, await freeTime(shop, days));
  return { orderId, token: String(body['token']) };
}

export const papersOf = async (shop: Shop, { token }: Booked) =>
  (await sessionOf(shop, { token })).body['papers'] as {
    questions: string[];
    resumes: { id: string; name: string; size: number; created_at: string }[];
    shared_note: string | null;
    steps: { id: string; step: string; done: boolean }[];
  };

export const ask = (shop: Shop, key: object, questions: unknown) =>
  shop.call('session-questions', { body: { ...key, questions } });

export const tick = (shop: Shop, key: object, id: string, done = true) =>
  shop.call('session-step', { body: { ...key, id, done } });

/** Sends a file as the page does. */
export async function sendResume(
  shop: Shop,
  query: Record<string, string>,
  bytes: Uint8Array<ArrayBuffer> = pdfOf(),
  type = 'application/pdf',
): Promise<Answer> {
  const answer = await resume(shop, query, {
    method: 'POST',
    body: bytes,
    headers: { 'Content-Type': type },
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: JSON.parse(text) as Answer['body'],
  };
}

export const resume = (shop: Shop, query: Record<string, string>, init: RequestInit = {}) =>
  fetch(`${shop.stack.url}/.netlify/functions/session-resume?${new URLSearchParams(query)}`, init);

/** The session of the order as if it had begun so many minutes ago, at a time that no earlier test has taken. */
export async function letBegin(shop: Shop, { orderId }: Booked, minutesAgo: number): Promise<void> {
  const { query } = shop.stack.backend;
  await query('delete from bookings where order_id <> $1 and starts_at < now()', [orderId]);
  await query(
    `update bookings
     set starts_at = begun, ends_at = begun + interval '30 minutes',
         blocked_from = begun, blocked_to = begun + interval '30 minutes'
     from (select now() - make_interval(mins => $2) as begun) as times
     where order_id = $1`,
    [orderId, minutesAgo],
  );
}

/** What the mentor wrote. */
export const writeNotes = (shop: Shop, { orderId }: Booked) =>
  shop.stack.backend.query(
    `with booking as (select id from bookings where order_id = $1),
     note as (
       insert into session_notes (booking_id, private_note, shared_note)
       select id, 'Nervous about numbers', 'Well done' from booking
     )
     insert into session_steps (booking_id, position, step)
     select id, place, 'Step ' || place from booking, generate_series(1, 2) as place`,
    [orderId],
  );
