import type { Order } from '../payment/order.ts';
import { database, unwrap, unwrapOptional } from '../site/database.ts';
import { sendsToPhones } from './phone.ts';

// Whether a buyer agrees to messages to their phone (docs/decisions/phone-messages.md). Everything here throws DatabaseError.

/**
 * Stores what was ticked last for an open order: that the buyer agrees, having read this version of the privacy notice,
 * or that they do not. Where no messages are sent, nobody is asked.
 */
export async function notePhoneMessages(
  { order_id, wants_phone_messages }: Order,
  noticeVersion: string | undefined,
): Promise<void> {
  if (noticeVersion !== undefined && sendsToPhones()) {
    unwrap(
      await database().rpc('want_phone_messages', { order_id, notice_version: noticeVersion }),
    );
  } else if (wants_phone_messages) {
    await stopPhoneMessages(order_id);
  }
}

/** No more messages about this order; what waits is dropped with it. */
export async function stopPhoneMessages(orderId: string): Promise<void> {
  unwrapOptional(await database().rpc('stop_phone_messages_of', { order_id: orderId }));
}
