import Stripe from 'stripe';
import { afterEach, beforeEach } from 'vitest';
import type { CheckoutSession } from '../../local/payments/stripe/objects/checkout-session.ts';
import {
  startStripe,
  type RunningStripe,
  type StripeOptions,
} from '../../local/payments/stripe/stripe.ts';
import { openEndpoint, type ReceivedWebhook, type WebhookEndpoint } from './webhook-endpoint.ts';
import { secondsFromNow } from './seconds-from-now.ts';

export const secretKey = 'sk_test_of_the_emulator';
const webhookSecret = 'whsec_of_the_emulator';

export const startEmulator = (
  webhookUrl: string,
  options: Partial<StripeOptions> = {},
): Promise<RunningStripe> =>
  startStripe({
    webhookUrl,
    webhookSecret,
    secretKey,
    webhookRetryPauses: [10, 20],
    ...options,
  });

/** The real SDK, told nothing but where to go. */
export function sdkFor(url: string, config: Stripe.StripeConfig = {}, key = secretKey): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    protocol: 'http',
    host: hostname,
    port,
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });
}

/** An emulator and its shop, new for each test of the file that calls this. */
export interface Emulated {
  endpoint: WebhookEndpoint;
  emulator: RunningStripe;
  stripe: Stripe;
  createSession(changes?: Partial<Created>): Promise<Stripe.Response<Stripe.Checkout.Session>>;
  paidSession(changes?: Partial<Created>): Promise<CheckoutSession>;
}

export function emulateStripe(): Emulated {
  const running = {} as Emulated;
  beforeEach(async () => {
    const endpoint = await openEndpoint();
    const emulator = await startEmulator(endpoint.url);
    const stripe = sdkFor(emulator.url);
    const createSession: Emulated['createSession'] = (changes) =>
      stripe.checkout.sessions.create(bookingSession(changes));
    const paidSession: Emulated['paidSession'] = async (changes) => {
      const session = await emulator.control.pay((await createSession(changes)).id);
      await emulator.control.idle();
      return session;
    };
    Object.assign(running, { endpoint, emulator, stripe, createSession, paidSession });
  });
  afterEach(async () => {
    await running.emulator.close();
    await running.endpoint.close();
  });
  return running;
}

/** The event of a webhook as the SDK reads it; throws if the signature is wrong. */
export const verified = ({ body, headers }: ReceivedWebhook, secret = webhookSecret) =>
  Stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), secret);

/** The error that the SDK makes of a refusal. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error(`Expected a refusal, got ${JSON.stringify(outcome)}`);
}

type Created = Stripe.Checkout.SessionCreateParams;

/** The session that the shop's function asks for. */
export const bookingSession = (changes: Partial<Created> = {}): Created => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'inr',
        unit_amount: 14_900,
        product_data: { name: '1-to-1 Resume Preparation', description: 'Thirty minutes, live.' },
      },
    },
  ],
  client_reference_id: 'ord_0123456789abcdef0123456789abcdef',
  customer_email: 'rohan.sharma@example.com',
  metadata: { order_id: 'ord_0123456789abcdef0123456789abcdef' },
  payment_intent_data: {
    description: '1-to-1 Resume Preparation',
    metadata: { order_id: 'ord_0123456789abcdef0123456789abcdef' },
  },
  allowed_payment_method_types: ['card', 'upi'],
  expires_at: secondsFromNow(45 * 60),
  success_url: 'http://127.0.0.1:9/payment/success?order_id=ord_0123456789abcdef0123456789abcdef',
  cancel_url: 'http://127.0.0.1:9/payment',
  ...changes,
});
