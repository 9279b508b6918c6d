import { signatureHeader } from './signature.ts';
import type { DeliveryAttempt } from './webhook-delivery.ts';

const answerTimeout = 20_000;
const longestAnswerKept = 2_000;

export interface Signing {
  secret?: string | undefined;
  /** Seconds since 1970, to sign as if at another time. */
  signedAt?: number | undefined;
}

/** Sends a signed body once; throws only when `cancelled` ends it. */
export async function postSigned(
  body: string,
  endpoint: { url: string; secret: string },
  cancelled: AbortSignal,
  signing: Signing = {},
): Promise<DeliveryAttempt> {
  const at = new Date().toISOString();
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        accept: '*/*',
        'cache-control': 'no-cache',
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(
          body,
          signing.secret ?? endpoint.secret,
          signing.signedAt,
        ),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([cancelled, AbortSignal.timeout(answerTimeout)]),
    });
    const answer = await response.text();
    return {
      at,
      status: response.status,
      body: answer.slice(0, longestAnswerKept),
      problem: null,
    };
  } catch (error) {
    cancelled.throwIfAborted();
    return { at, status: null, body: '', problem: reasonOf(error) };
  }
}

export const succeeded = ({ status }: DeliveryAttempt): boolean =>
  status !== null && status >= 200 && status < 300;

/** fetch says only that it failed; the cause says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
