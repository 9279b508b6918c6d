import { setTimeout as pause } from 'node:timers/promises';
import { Resend } from 'resend';
import { site } from '#src/shared/content/site.ts';
import { ProviderError } from '../payment/provider-error.ts';
import { environment } from '../site/env.ts';
import type { MailAttachment } from './content.ts';
import { learnLimit, secondsToWait, takeTurn } from './pace.ts';

const timeLimitMilliseconds = 10_000;

export interface Mail {
  to: string[];
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
  /** Sending again with the same key within a day sends nothing. */
  idempotencyKey: string;
}

/** The mail service takes no more for now: the mail was not sent, and nothing is wrong with it. */
export class MailLimitReached extends Error {
  override readonly name = 'MailLimitReached';
  readonly limit: 'time' | 'day' | 'month';

  constructor(limit: 'time' | 'day' | 'month') {
    super(limit);
    this.limit = limit;
  }
}

const quotas: Record<string, 'day' | 'month'> = {
  daily_quota_exceeded: 'day',
  monthly_quota_exceeded: 'month',
};

/**
 * Keeps to the requests that the mail service allows, and waits when it says so, but not beyond `end`. Throws ProviderError
 * and MailLimitReached.
 */
export async function sendMail(mail: Mail, end: number): Promise<void> {
  await takeTurn();
  const { error, headers } = await post(mail);
  learnLimit(headers);
  // The key was used with an older text: that mail was sent.
  if (error === null || error.name === 'invalid_idempotent_request') return;
  const quota = quotas[error.name];
  if (quota) throw new MailLimitReached(quota);
  if (error.name === 'rate_limit_exceeded') {
    const wait = secondsToWait(headers) * 1000;
    if (Date.now() + wait >= end) throw new MailLimitReached('time');
    await pause(wait);
    return sendMail(mail, end);
  }
  throw new ProviderError(
    error.statusCode === null ? 'unreachable' : 'refused',
    ['Mail', error.name, error.statusCode].filter(Boolean).join(' '),
  );
}

function post({ idempotencyKey, attachments, ...content }: Mail) {
  const { RESEND_API_KEY, MAIL_FROM } = environment();
  return new Resend(RESEND_API_KEY).emails.send(
    { ...content, ...asAttached(attachments), from: MAIL_FROM, replyTo: site.email },
    { idempotencyKey, signal: AbortSignal.timeout(timeLimitMilliseconds) },
  );
}

const asAttached = (attachments: MailAttachment[]) =>
  attachments.length === 0
    ? {}
    : {
        attachments: attachments.map(({ content, ...file }) => ({
          ...file,
          content: Buffer.from(content).toString('base64'),
        })),
      };
