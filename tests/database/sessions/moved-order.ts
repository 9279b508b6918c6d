import { call } from '../courses/course.ts';
import { backend, people } from '../support/use-backend.ts';
import { choose, paidOrder } from './bookings.ts';
import { inIndia } from './schedule.ts';

export const nine = inIndia(3, '09:00');
export const wrong = 'rohan@gmial.example';
export const right = 'rohan@gmail.example';

export const move = (orderId: string, email: string) =>
  call<string>(people.admin, 'move_order', { order_id: orderId, email });

/** The order of a booked session, with a mistyped address. */
export async function bookedOrder(): Promise<string> {
  const orderId = await paidOrder({ customer_email: wrong });
  await choose(orderId, nine);
  return orderId;
}

export async function mailsTo(address: string): Promise<string[]> {
  const mails = await backend.query<{ kind: string }>(
    'select kind from public.outbox where recipient = $1',
    [address],
  );
  return mails.map(({ kind }) => kind);
}
