import { type RunningRazorpay, startRazorpay } from '../payments/razorpay/razorpay.ts';
import { type RunningStripe, startStripe } from '../payments/stripe/stripe.ts';
import type { LocalSecrets } from './local-secrets.ts';

export type ProviderName = 'stripe' | 'razorpay';

/** The stand-ins of the payment providers. Both run, as orders of the one outlive a change to the other. */
export interface Payments {
  /** Who takes the money of new orders. */
  provider: ProviderName;
  stripe: RunningStripe;
  razorpay: RunningRazorpay;
}

interface PaymentOptions {
  /** Absent: whom PAYMENT_PROVIDER names, as on a hosted site, or Stripe. */
  provider: ProviderName | undefined;
  siteUrl: string;
  secrets: LocalSecrets;
  ports: { stripe: number; razorpay: number };
  /** The option that names a file to keep the state in, where there is one. */
  stateFile: (name: string) => { stateFile?: string };
}

export async function startPayments(
  { provider, siteUrl, secrets, ports, stateFile }: PaymentOptions,
  started: AsyncDisposableStack,
): Promise<Payments> {
  const webhookUrl = (name: ProviderName) => `${siteUrl}/.netlify/functions/${name}-webhook`;
  const stripe = await startStripe({
    port: ports.stripe,
    webhookUrl: webhookUrl('stripe'),
    webhookSecret: secrets.stripeWebhookSecret,
    secretKey: secrets.stripeKey,
    ...stateFile('stripe.json'),
  });
  started.defer(() => stripe.close());
  const razorpay = await startRazorpay({
    port: ports.razorpay,
    webhookUrl: webhookUrl('razorpay'),
    ...secrets.razorpay,
    ...stateFile('razorpay.json'),
  });
  started.defer(() => razorpay.close());
  const named = process.env['PAYMENT_PROVIDER'] === 'razorpay' ? 'razorpay' : 'stripe';
  return { provider: provider ?? named, stripe, razorpay };
}
