import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';

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
