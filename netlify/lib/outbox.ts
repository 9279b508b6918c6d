import { database, unwrap, unwrapOptional } from './database.ts';
import type { OutboxMail } from './database-schema.ts';
import { logFailure } from './log.ts';
import { sendMail } from './mail.ts';
import { composeMail } from './mail-templates.ts';
import { ProviderError } from './provider-error.ts';

const batch = 10;
const timeLimitMilliseconds = 20_000;

/**
 * Sends the mails that are due; how many went out. Each is leased to one caller at a time, and its id is the mail
 * service's idempotency key, so a mail whose success could not be noted is not sent again. Never throws.
 */
export async function drainOutbox(): Promise<number> {
  const end = Date.now() + timeLimitMilliseconds;
  let sent = 0;
  try {
    while (Date.now() < end) {
      const mails = unwrap(await database().rpc('claim_outbox', { batch }));
      for (const mail of mails) if (await deliver(mail)) sent += 1;
      if (mails.length < batch) break;
    }
  } catch (error) {
    logFailure('outbox', error);
  }
  return sent;
}

async function deliver(mail: OutboxMail): Promise<boolean> {
  if (isNudge(mail) && (await hasEarlierNudge(mail))) {
    await forget(mail);
    return false;
  }
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

// Anyone can begin orders in anyone's name, so whoever did not pay hears of it once a day at most.
const nudges = ['payment_failed', 'payment_expired'];
const dayMilliseconds = 24 * 60 * 60 * 1000;

const isNudge = ({ kind }: OutboxMail) => nudges.includes(kind);

async function hasEarlierNudge(mail: OutboxMail): Promise<boolean> {
  const dayBefore = new Date(Date.parse(mail.created_at) - dayMilliseconds).toISOString();
  const earlier = unwrap(
    await database()
      .from('outbox')
      .select('id')
      .in('kind', nudges)
      .eq('recipient', mail.recipient)
      .lt('created_at', mail.created_at)
      .gt('created_at', dayBefore)
      .limit(1),
  );
  return earlier.length > 0;
}

async function forget(mail: OutboxMail): Promise<void> {
  unwrapOptional(await database().from('outbox').delete().eq('id', mail.id));
}
