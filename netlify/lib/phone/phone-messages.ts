import type { Database } from '#src/shared/data/database.types.ts';
import { ProviderError } from '../payment/provider-error.ts';
import { database, unwrap, unwrapOptional } from '../site/database.ts';
import { logFailure } from '../site/log.ts';
import { sendsToPhones, sendToPhone } from './phone.ts';
import { composeMessage } from './session-messages.ts';

type QueuedMessage = Database['public']['Tables']['phone_messages']['Row'];

// Few, because what is not sent in time has used a try.
const batch = 3;
/** A round of the scheduled function has other work, and 30 seconds for all of it. */
const timeLimitMilliseconds = 8_000;

/**
 * Sends the messages to phones that are due, where WhatsApp is set up. Each is leased to one caller at a time. Never
 * throws.
 */
export async function drainPhoneMessages(): Promise<void> {
  const end = Date.now() + timeLimitMilliseconds;
  try {
    if (!sendsToPhones()) return;
    while (Date.now() < end) {
      const messages = unwrap(await database().rpc('claim_phone_messages', { batch }));
      for (const message of messages) {
        if (Date.now() >= end) return;
        await deliver(message);
      }
      if (messages.length < batch) break;
    }
  } catch (error) {
    logFailure('phone', error);
  }
}

async function deliver(message: QueuedMessage): Promise<void> {
  try {
    await sendToPhone(composeMessage(message));
  } catch (error) {
    logFailure('phone', error);
    const reason =
      error instanceof ProviderError ? error.safeMessage : `cannot write a ${message.kind}`;
    return change(message, { last_error: reason });
  }
  return change(message, { sent_at: new Date().toISOString(), last_error: null });
}

async function change(
  { id }: QueuedMessage,
  values: Partial<Pick<QueuedMessage, 'sent_at' | 'last_error'>>,
): Promise<void> {
  unwrapOptional(
    await database().from('phone_messages').update(values).eq('id', id).is('sent_at', null),
  );
}
