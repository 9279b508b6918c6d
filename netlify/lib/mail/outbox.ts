import { database, unwrap, unwrapOptional } from '../site/database.ts';
import type { Database } from '#src/shared/data/database.types.ts';
import { logFailure } from '../site/log.ts';
import { sendMail } from './mail.ts';
import { composeMail } from './templates.ts';
import { ProviderError } from '../payment/provider-error.ts';

type OutboxMail = Database['public']['Tables']['outbox']['Row'];

// Few, because what is not sent in time has used a try.
const batch = 5;
/** A round of the scheduled function has other work, and 30 seconds for all of it. */
const timeLimitMilliseconds = 15_000;

/**
 * Sends the mails that are due; how many went out. Each is leased to one caller at a time, and its id is the mail
 * service's idempotency key, so a mail is not sent again when we could not store its success. Never throws.
 */
export async function drainOutbox(): Promise<number> {
  const end = Date.now() + timeLimitMilliseconds;
  let sent = 0;
  try {
    while (Date.now() < end) {
      const mails = unwrap(await database().rpc('claim_outbox', { batch }));
      for (const mail of mails) {
        if (Date.now() >= end) return sent;
        if (await deliver(mail)) sent += 1;
      }
      if (mails.length < batch) break;
    }
  } catch (error) {
    logFailure('outbox', error);
  }
  return sent;
}

async function deliver(mail: OutboxMail): Promise<boolean> {
  try {
    await sendMail({ ...composeMail(mail), to: mail.recipient, idempotencyKey: mail.id });
  } catch (error) {
    logFailure('outbox', error);
    const reason =
      error instanceof ProviderError ? error.safeMessage : `cannot write a ${mail.kind}`;
    unwrapOptional(await database().rpc('outbox_failed', { id: mail.id, error: reason }));
    return false;
  }
  unwrapOptional(await database().rpc('outbox_sent', { id: mail.id }));
  return true;
}
