import { createHmac } from 'node:crypto';
import { secondsNow } from '../time.ts';

/** The `Stripe-Signature` header of a body, as stripe.webhooks.constructEvent checks it. */
export function signatureHeader(body: string, secret: string, signedAt = secondsNow()): string {
  const signature = createHmac('sha256', secret).update(`${signedAt}.${body}`).digest('hex');
  return `t=${signedAt},v1=${signature}`;
}
