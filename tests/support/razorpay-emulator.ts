import { createHmac } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import type { PaymentLink } from '../../local/payments/razorpay/objects/payment-link.ts';
import {
  type RazorpayOptions,
  type RunningRazorpay,
  startRazorpay,
} from '../../local/payments/razorpay/razorpay.ts';
import { openEndpoint, type ReceivedWebhook, type WebhookEndpoint } from './webhook-endpoint.ts';
import { secondsFromNow } from './seconds-from-now.ts';

const keyId = 'rzp_test_ofTheEmulator';
export const keySecret = 'secret_of_the_key';
const webhookSecret = 'secret_of_the_webhook';

export const startEmulator = (
  webhookUrl: string,
  options: Partial<RazorpayOptions> = {},
): Promise<RunningRazorpay> =>
  startRazorpay({
    webhookUrl,
    webhookSecret,
    keyId,
    keySecret,
    webhookRetryPauses: [10, 20],
    ...options,
  });

interface Answer {
  status: number;
  // The shape is what the test is about.
  body: Record<string, unknown>;
}

type Call = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>;

/** Calls the API as the holder of a key. */
export const callerOf =
  (url: string, key = `${keyId}:${keySecret}`): Call =>
  async (method, path, body) => {
    const answer = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(key).toString('base64')}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };

/** An emulator and its shop, new for each test of the file that calls this. */
export interface Emulated {
  endpoint: WebhookEndpoint;
  emulator: RunningRazorpay;
  call: Call;
  createLink(changes?: object): Promise<PaymentLink>;
  /** A link that was paid by UPI; its webhook has arrived. */
  paidLink(changes?: object): Promise<PaymentLink>;
  /** The types of the webhooks so far. */
  told(): string[];
}

export function emulateRazorpay(): Emulated {
  const running = {} as Emulated;
  beforeEach(async () => {
    const endpoint = await openEndpoint();
    const emulator = await startEmulator(endpoint.url);
    const call = callerOf(emulator.url);
    const createLink: Emulated['createLink'] = async (changes) => {
      const { status, body } = await call('POST', '/payment_links', bookingLink(changes));
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body as unknown as PaymentLink;
    };
    const paidLink: Emulated['paidLink'] = async (changes) => {
      const link = await emulator.control.pay((await createLink(changes)).id);
      await emulator.control.idle();
      return link;
    };
    const told = () => endpoint.received.map(({ body }) => eventOf(body).event);
    Object.assign(running, { endpoint, emulator, call, createLink, paidLink, told });
  });
  afterEach(async () => {
    await running.emulator.close();
    await running.endpoint.close();
  });
  return running;
}

interface Event {
  event: string;
  payload: Record<string, { entity: Record<string, unknown> }>;
}

export const eventOf = (body: string) => JSON.parse(body) as Event;

/** As razorpay.com/docs/webhooks/validate-test tells to check it. */
export const isSigned = ({ body, headers }: ReceivedWebhook, secret = webhookSecret) =>
  headers['x-razorpay-signature'] === createHmac('sha256', secret).update(body).digest('hex');

let references = 0;

/** The link that the shop's function asks for. */
export const bookingLink = (changes: object = {}) => ({
  amount: 14_900,
  currency: 'INR',
  accept_partial: false,
  // Each reference is taken once.
  reference_id: `ord_${String((references += 1)).padStart(32, '0')}`,
  description: '1-to-1 Resume Preparation',
  expire_by: secondsFromNow(45 * 60),
  customer: {
    name: 'Rohan Sharma',
    email: 'rohan.sharma@example.com',
    contact: '+919876543210',
  },
  notify: { sms: false, email: false },
  reminder_enable: false,
  notes: { order_id: 'ord_of_the_test' },
  callback_url: 'http://127.0.0.1:9/payment/success?order_id=ord_of_the_test',
  callback_method: 'get',
  ...changes,
});
