import { ProviderError } from '../payment/provider-error.ts';
import { environment } from '../site/env.ts';

// WhatsApp's Cloud API: developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates

const whatsappOrigin = 'https://graph.facebook.com';

/**
 * Works for two years after the next one came out; after that it is answered as the oldest one that still does
 * (developers.facebook.com/docs/apps/versions).
 */
const apiVersion = 'v23.0';

const timeLimitMilliseconds = 10_000;

/** The language in which the templates were approved: .../whatsapp/business-management-api/message-templates/supported-languages */
const language = 'en';

export interface PhoneMessage {
  /** In E.164. */
  to: string;
  /** The name of a template that was approved as "utility". */
  template: string;
  /** What fills {{1}}, {{2}} and so on of its body. */
  parameters: string[];
}

/** Whether the mentor has set WhatsApp up. One key without the other counts as none. */
export function sendsToPhones(): boolean {
  const { WHATSAPP_TOKEN, WHATSAPP_PHONE_ID } = environment();
  return WHATSAPP_TOKEN !== undefined && WHATSAPP_PHONE_ID !== undefined;
}

/** Throws ProviderError. There is no idempotency key: what got no answer may have been sent. */
export async function sendToPhone({ to, template, parameters }: PhoneMessage): Promise<void> {
  const {
    WHATSAPP_TOKEN = '',
    WHATSAPP_PHONE_ID = '',
    WHATSAPP_API_BASE = whatsappOrigin,
  } = environment();
  const answer = await post(`${WHATSAPP_API_BASE}/${apiVersion}/${WHATSAPP_PHONE_ID}/messages`, {
    headers: { authorization: `Bearer ${WHATSAPP_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      type: 'template',
      template: {
        name: template,
        language: { code: language },
        components: [
          { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) },
        ],
      },
    }),
  });
  if (answer.ok) return;
  throw new ProviderError(
    answer.status >= 500 ? 'unreachable' : 'refused',
    ['WhatsApp', answer.status, await codeIn(answer)].join(' ').trim(),
  );
}

async function post(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, {
      ...request,
      method: 'POST',
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    });
  } catch {
    throw new ProviderError('unreachable', 'WhatsApp gave no answer');
  }
}

/** The number of the error; its words may quote the recipient. */
async function codeIn(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined);
  const { error } = (body ?? {}) as { error?: { code?: unknown } };
  return typeof error?.code === 'number' ? String(error.code) : '';
}
