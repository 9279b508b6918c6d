import type { EmulatorOptions } from '../start.ts';
import { type Endpoint, usualRetryPauses } from '../webhooks.ts';
import { signatureHeader } from './signature.ts';

/** Where Stripe reports to, and how it signs (docs.stripe.com/webhooks). */
export const endpointOf = ({
  webhookUrl,
  webhookSecret,
  webhookRetryPauses = usualRetryPauses,
}: EmulatorOptions): Endpoint => ({
  url: webhookUrl,
  retryPauses: webhookRetryPauses,
  answerMilliseconds: 20_000,
  headersOf: ({ body }, { secret = webhookSecret, signedAt } = {}) => ({
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signatureHeader(body, secret, signedAt),
  }),
});
