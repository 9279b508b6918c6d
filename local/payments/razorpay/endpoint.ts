import { createHmac } from 'node:crypto';
import type { EmulatorOptions } from '../start.ts';
import { type Endpoint, usualRetryPauses } from '../webhooks.ts';

export const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/**
 * Where Razorpay reports to, and how it signs: over the raw body, and the id of the event in a header
 * (razorpay.com/docs/webhooks/validate-test). It waits five seconds for an answer (razorpay.com/docs/webhooks/best-practices).
 */
export const endpointOf = ({
  webhookUrl,
  webhookSecret,
  webhookRetryPauses = usualRetryPauses,
}: EmulatorOptions): Endpoint => ({
  url: webhookUrl,
  retryPauses: webhookRetryPauses,
  answerMilliseconds: 5_000,
  headersOf: ({ id, body }, { secret = webhookSecret } = {}) => ({
    'content-type': 'application/json',
    'x-razorpay-event-id': id,
    'x-razorpay-signature': signatureOf(body, secret),
  }),
});
