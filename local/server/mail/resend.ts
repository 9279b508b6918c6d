import { createEmulator } from 'emulate';
import type { Mail, MailStore } from './mail-store.ts';

export interface Resend {
  /** Answers `POST /emails` as Resend does and stores the mail when it was accepted. */
  send(request: Request): Promise<Response>;
  /** Lets the next `count` mails fail, as if the service were down. */
  refuseNext(count: number): void;
  close(): Promise<void>;
}

/**
 * Starts emulate's Resend, which checks mails and repeats answers for an idempotency key as Resend does.
 *
 * It does not look at the key, drops attachments and forgets everything at its end, so the key is checked and the
 * accepted mails are stored here.
 */
export async function startResend(apiKey: string, store: MailStore): Promise<Resend> {
  const emulator = await createEmulator({ service: 'resend', port: 0 });
  let refusals = 0;

  return {
    send: async (request) => {
      if (request.headers.get('authorization') !== `Bearer ${apiKey}`) {
        return refusal(401, 'invalid_api_key', 'API key is invalid');
      }
      if (refusals > 0) {
        refusals -= 1;
        return refusal(500, 'internal_server_error', 'An unexpected error occurred.');
      }
      const body = await request.text();
      const response = await fetch(`${emulator.url}/emails`, {
        method: 'POST',
        headers: idempotentHeaders(request),
        body,
      });
      const answered = (await response.json()) as { id?: string };
      if (response.ok && answered.id) {
        await store.add(asMail(answered.id, JSON.parse(body) as SentMail));
      }
      return Response.json(answered, { status: response.status });
    },
    refuseNext: (count) => {
      refusals = count;
    },
    close: () => emulator.close(),
  };
}

const refusal = (statusCode: number, name: string, message: string) =>
  Response.json({ statusCode, name, message }, { status: statusCode });

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
