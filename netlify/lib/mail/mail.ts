import { Resend } from 'resend';
import { site } from '#src/shared/content/site.ts';
import { ProviderError } from '../payment/provider-error.ts';
import { environment } from '../site/env.ts';
import type { MailAttachment } from './layout.ts';

const timeLimitMilliseconds = 10_000;

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
  /** Sending again with the same key within a day sends nothing. */
  idempotencyKey: string;
}

/** Throws ProviderError. */
export async function sendMail({ idempotencyKey, attachments, ...content }: Mail): Promise<void> {
  const { RESEND_API_KEY, MAIL_FROM } = environment();
  const { error } = await new Resend(RESEND_API_KEY).emails.send(
    { ...content, ...asAttached(attachments), from: MAIL_FROM, replyTo: site.email },
    { idempotencyKey, signal: AbortSignal.timeout(timeLimitMilliseconds) },
  );
  // The key was used with an older text: that mail was sent.
  if (error === null || error.name === 'invalid_idempotent_request') return;
  throw new ProviderError(
    error.statusCode === null ? 'unreachable' : 'refused',
    ['Mail', error.name, error.statusCode].filter(Boolean).join(' '),
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
