import type { Variables } from './environment.ts';

const keys: Record<string, string[]> = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
};

/** Only functions need these keys, so none may be known to a build; but not another provider's, and not a part. */
export function paymentProblems(variables: Variables): string[] {
  const provider = variables['PAYMENT_PROVIDER'] || 'stripe';
  const needed = keys[provider];
  if (!needed) {
    return [
      'PAYMENT_PROVIDER must be stripe or razorpay, or empty for stripe: no function would run.',
    ];
  }
  const missing = needed.filter((name) => !variables[name]);
  const some = Object.values(keys)
    .flat()
    .some((name) => variables[name]);
  return some
    ? missing.map(
        (name) => `${name} is missing, and payments go to ${provider}: no function would run.`,
      )
    : [];
}
