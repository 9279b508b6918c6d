import { createEmulator } from 'emulate';
import type { Mail, MailStore } from './mail-store.ts';
import { createMailMeter, freePlan, type MailLimits, refusalTexts } from './resend-limits.ts';

export interface Resend {
  /** Answers `POST /emails` as Resend does and stores the mail when it was accepted. */
  send(request: Request): Promise<Response>;
  /** Lets the next `count` mails fail, as if the service were down. */
  refuseNext(count: number): void;
  /** Other limits from now on; nothing was sent yet by then. */
  limit(limits: MailLimits): void;
  close(): Promise<void>;
}

/**
 * Starts emulate's Resend, which checks mails and repeats answers for an idempotency key as Resend does.
 *
 * It does not look at the key, limits nothing, drops attachments and forgets everything at its end, so the key and the limits
 * are checked and the accepted mails are stored here.
 */
export async function startResend(
  apiKey: string,
  store: MailStore,
  limits: MailLimits = freePlan,
): Promise<Resend> {
  const emulator = await createEmulator({ service: 'resend', port: 0 });
  let refusals = 0;
  let meter = createMailMeter(limits);

  return {
    send: async (request) => {
      if (request.headers.get('authorization') !== `Bearer ${apiKey}`) {
        return refusal(401, 'invalid_api_key', 'API key is invalid');
      }
      const early = meter.request();
      const headers = meter.headers();
      if (early) return refusal(429, early, refusalTexts[early], headers);
      if (refusals > 0) {
        refusals -= 1;
        return refusal(500, 'internal_server_error', 'An unexpected error occurred.', headers);
      }
      const body = await request.text();
      const recipients = recipientsOf(body);
      const full = meter.quota(recipients);
      if (full) return refusal(429, full, refusalTexts[full], headers);
      const response = await fetch(`${emulator.url}/emails`, {
        method: 'POST',
        headers: idempotentHeaders(request),
        body,
      });
      const answered = (await response.json()) as { id?: string };
      if (response.ok && answered.id) {
        // The answer to a key that was used before is that of the mail which was sent then.
        if (!store.find(answered.id)) meter.sent(recipients);
        await store.add(asMail(answered.id, JSON.parse(body) as SentMail));
      }
      return Response.json(answered, { status: response.status, headers });
    },
    refuseNext: (count) => {
      refusals = count;
    },
    limit: (changed) => {
      meter = createMailMeter(changed);
    },
    close: () => emulator.close(),
  };
}

const refusal = (
  statusCode: number,
  name: string,
  message: string,
  headers: Record<string, string> = {},
) => Response.json({ statusCode, name, message }, { status: statusCode, headers });

/** How many mails a request counts as; a body that is none is refused later. */
function recipientsOf(body: string): number {
  try {
    const { to } = JSON.parse(body) as Partial<SentMail>;
    return to === undefined ? 0 : [to].flat().length;
  } catch {
    return 0;
  }
}

function idempotentHeaders(request: Request): Record<string, string> {
  const key = request.headers.get('idempotency-key');
  return { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) };
}

interface SentMail {
  from: string;
  to: string | string[];
  subject: string;
  html?: string | null;
  text?: string | null;
  attachments?: { filename?: string; content?: string; content_type?: string }[];
}

function asMail(id: string, sent: SentMail): Mail {
  return {
    id,
    createdAt: new Date().toISOString(),
    from: sent.from,
    to: [sent.to].flat(),
    subject: sent.subject,
    html: sent.html ?? null,
    text: sent.text ?? null,
    attachments: (sent.attachments ?? []).map(({ filename, content, content_type }) => ({
      filename: filename ?? 'attachment',
      contentType: content_type ?? 'application/octet-stream',
      content: content ?? '',
    })),
  };
}
