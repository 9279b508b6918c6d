import { randomBytes } from 'node:crypto';

export interface LocalSecrets {
  stripeKey: string;
  stripeWebhookSecret: string;
  resendKey: string;
}

/** Keys of the stand-ins, in the shape of the real ones and worth nothing outside this run. */
export function createLocalSecrets(): LocalSecrets {
  const random = () => randomBytes(16).toString('hex');
  return {
    stripeKey: `sk_test_${random()}`,
    stripeWebhookSecret: `whsec_${random()}`,
    resendKey: `re_${random()}`,
  };
}
