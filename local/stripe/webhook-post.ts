import { signatureHeader } from './signature.ts';

const answerTimeout = 20_000;

export interface Signing {
  secret?: string | undefined;
  /** Seconds since 1970, to sign as if at another time. */
  signedAt?: number | undefined;
}

export interface WebhookAnswer {
  /** Null if the endpoint did not answer. */
  status: number | null;
  body: string;
}

/** Sends a signed body once; throws only when `cancelled` ends it. */
export async function postSigned(
  body: string,
  endpoint: { url: string; secret: string },
  cancelled: AbortSignal,
  { secret = endpoint.secret, signedAt }: Signing = {},
): Promise<WebhookAnswer> {
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(body, secret, signedAt),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([cancelled, AbortSignal.timeout(answerTimeout)]),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    cancelled.throwIfAborted();
    return { status: null, body: '' };
  }
}

export const succeeded = ({ status }: WebhookAnswer): boolean =>
  status !== null && status >= 200 && status < 300;
