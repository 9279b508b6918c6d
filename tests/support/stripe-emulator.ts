import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { startStripe, type RunningStripe, type StripeOptions } from '../../local/stripe/stripe.ts';

export const secretKey = 'sk_test_of_the_emulator';
export const webhookSecret = 'whsec_of_the_emulator';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  /** As it came, which is what the signature is about. */
  body: string;
  event: Stripe.Event;
}

/** The shop's side of webhooks: keeps what arrives, and answers as it is told. */
export interface WebhookEndpoint {
  url: string;
  received: ReceivedWebhook[];
  types(): string[];
  /** The statuses of the next answers; then 200 again. */
  answerNext(...statuses: number[]): void;
  close(): Promise<void>;
}

export async function openEndpoint(): Promise<WebhookEndpoint> {
  const received: ReceivedWebhook[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      received.push({ headers: request.headers, body, event: JSON.parse(body) as Stripe.Event });
      const status = statuses.shift() ?? 200;
      response.writeHead(status, { location: '/elsewhere' }).end(`answered ${status}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    types: () => received.map(({ event }) => event.type),
    answerNext: (...next) => void statuses.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

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

export const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

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
  payment_intent_data: { metadata: { order_id: 'ord_0123456789abcdef0123456789abcdef' } },
  expires_at: secondsFromNow(45 * 60),
  success_url: 'http://127.0.0.1:9/payment/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://127.0.0.1:9/payment',
  ...changes,
});
