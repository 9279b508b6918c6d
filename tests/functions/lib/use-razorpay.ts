import { afterAll, beforeAll } from 'vitest';
import type { StartableOrder } from '../../../netlify/lib/payment/provider.ts';
import { razorpay } from '../../../netlify/lib/payment/razorpay/provider.ts';
import type { RunningRazorpay } from '../../../local/payments/razorpay/razorpay.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';
import { startEmulator } from '../../support/razorpay-emulator.ts';
import { openEndpoint, type WebhookEndpoint } from '../../support/webhook-endpoint.ts';

/** The emulator of the test file that runs now, and where its webhooks arrive. */
export let emulator: RunningRazorpay;
export let endpoint: WebhookEndpoint;

/** Starts an emulator for this test file, and sets the environment for it. */
export function useRazorpay(): void {
  beforeAll(async () => {
    endpoint = await openEndpoint();
    emulator = await startEmulator(endpoint.url);
    setFunctionsEnvironment();
    Object.assign(process.env, {
      PAYMENT_PROVIDER: 'razorpay',
      RAZORPAY_KEY_ID: 'rzp_test_ofTheEmulator',
      RAZORPAY_KEY_SECRET: 'secret_of_the_key',
      RAZORPAY_WEBHOOK_SECRET: 'secret_of_the_webhook',
      RAZORPAY_API_BASE: emulator.url,
    });
  });
  afterAll(async () => {
    await emulator.close();
    await endpoint.close();
  });
}

let orders = 0;

export const newOrder = () =>
  ({
    order_id: `ord_${String((orders += 1)).padStart(32, '0')}`,
    amount: 149,
    mentorshiptype: 'resume_preparation',
    customer_name: 'Rohan Sharma',
    customer_email: `buyer-${orders}@example.com`,
    customer_phone: '9876543210',
    expires_at: new Date(Date.now() + 32 * 60_000).toISOString(),
  }) as StartableOrder;

/** The events that arrived about this order's page, as the webhook function reads them. */
export async function told(type: string) {
  await emulator.control.idle();
  return endpoint.received
    .map(({ body, headers }) =>
      razorpay.readWebhook(new TextEncoder().encode(body), new Headers(headers as HeadersInit)),
    )
    .filter((event) => event?.type === type)
    .at(-1);
}

export async function paidOrder(vpa?: string) {
  const order = newOrder();
  const { sessionId } = await razorpay.open(order);
  await emulator.control.pay(sessionId, vpa);
  const { paymentId } = (await razorpay.read(sessionId)) ?? {};
  return { order, sessionId, paymentId: paymentId ?? '' };
}
