import { drainPhoneMessages } from '../phone/phone-messages.ts';
import { drainOutbox } from './outbox.ts';

/** Sends the mails that are due, and beside them the messages to phones; how many mails went out. Never throws. */
export async function sendQueued(): Promise<number> {
  const [sent] = await Promise.all([drainOutbox(), drainPhoneMessages()]);
  return sent;
}
