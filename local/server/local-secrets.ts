import { randomBytes, randomInt } from 'node:crypto';

export interface LocalSecrets {
  stripeKey: string;
  stripeWebhookSecret: string;
  razorpay: { keyId: string; keySecret: string; webhookSecret: string };
  resendKey: string;
  whatsapp: { token: string; phoneId: string };
}

/** Keys of the stand-ins, in the shape of the real ones and worth nothing outside this run. */
export function createLocalSecrets(): LocalSecrets {
  const random = () => randomBytes(16).toString('hex');
  return {
    stripeKey: `sk_test_${random()}`,
    stripeWebhookSecret: `whsec_${random()}`,
    razorpay: {
      keyId: `rzp_test_${random().slice(0, 14)}`,
      keySecret: random(),
      webhookSecret: random(),
    },
    resendKey: `re_${random()}`,
    whatsapp: { token: `EAA${random()}`, phoneId: String(randomInt(1e14, 2e14)) },
  };
}
