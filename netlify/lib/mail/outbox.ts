import { database, unwrap, unwrapOptional } from '../site/database.ts';
import type { Database } from '#src/shared/data/database.types.ts';
import { logFailure, logProblem } from '../site/log.ts';
import { MailLimitReached, sendMail } from './mail.ts';
import { composeMail } from './templates.ts';
import { ProviderError } from '../payment/provider-error.ts';

type OutboxMail = Database['public']['Tables']['outbox']['Row'];

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
      for (const [index, mail] of mails.entries()) {
        const limit = Date.now() >= end ? 'time' : await deliver(mail, end);
        if (limit === 'sent') sent += 1;
        if (limit === 'sent' || limit === 'failed') continue;
        await giveBack(mails.slice(index), limit);
        return sent;
      }
      if (mails.length < batch) break;
    }
  } catch (error) {
    logFailure('outbox', error);
  }
  return sent;
}

/** `day` and `month`: that quota of the mail service is used up. `time`: not before `end`. */
type Outcome = 'sent' | 'failed' | 'time' | 'day' | 'month';

async function deliver(mail: OutboxMail, end: number): Promise<Outcome> {
  try {
    const { recipient, copy_to } = mail;
    const to = copy_to === null ? [recipient] : [recipient, copy_to];
    await sendMail({ ...composeMail(mail), to, idempotencyKey: mail.id }, end);
  } catch (error) {
    if (error instanceof MailLimitReached) return error.limit;
    logFailure('outbox', error);
    const reason =
      error instanceof ProviderError ? error.safeMessage : `cannot write a ${mail.kind}`;
    unwrapOptional(await database().rpc('outbox_failed', { id: mail.id, error: reason }));
    return 'failed';
  }
  unwrapOptional(await database().rpc('outbox_sent', { id: mail.id }));
  return 'sent';
}

/** What was not tried has used no attempt. */
async function giveBack(mails: OutboxMail[], limit: 'time' | 'day' | 'month'): Promise<void> {
  const quota = (limit === 'time' ? null : limit) as string;
  if (quota !== null) logProblem('outbox', `the mail service's quota of the ${quota} is used up`);
  const ids = mails.map(({ id }) => id);
  unwrapOptional(await database().rpc('postpone_mails', { ids, quota }));
}
