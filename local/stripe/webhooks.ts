import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Delivery, WebhookMode } from './delivery.ts';
import { postSigned, type Signing, succeeded, type WebhookAnswer } from './webhook-post.ts';

/** Milliseconds between attempts: growing as at Stripe, but short enough to watch. */
export const usualRetryPauses: readonly number[] = [
  500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000,
];

interface Endpoint {
  url: string;
  secret: string;
  retryPauses: readonly number[];
}

export interface Webhooks {
  /** For the events to come about sessions of this customer. */
  setMode(mode: WebhookMode, customerEmail: string): void;
  /** Starts what was still waiting when the emulator was last stopped, without any delay. */
  resume(): void;
  /** Sends the event once more, whatever the mode says. */
  resend(eventId: string): Promise<WebhookAnswer | undefined>;
  /** Sends any body, signed; kept nowhere. */
  post(body: string, signing?: Signing): Promise<WebhookAnswer>;
  /** Resolves when nothing is under way: no delay, no attempt and no retry. */
  idle(): Promise<void>;
  /** Ends everything under way, for good. */
  cancel(): Promise<void>;
}

export function createWebhooks(
  account: Account,
  endpoint: Endpoint,
  saveSoon: () => void,
): Webhooks {
  const { deliveries } = account.state;
  const modes = new Map<string, WebhookMode>();
  const running = new Set<Promise<void>>();
  const cancelling = new AbortController();
  const { signal } = cancelling;

  const post = (body: string, signing?: Signing): Promise<WebhookAnswer> =>
    postSigned(body, endpoint, signal, signing);

  const attempt = ({ event }: Delivery) => post(JSON.stringify(event, null, 2));

  async function attemptUntilDone(delivery: Delivery): Promise<boolean> {
    for (const milliseconds of [...endpoint.retryPauses, undefined]) {
      if (succeeded(await attempt(delivery))) return true;
      if (milliseconds !== undefined) await wait(milliseconds);
    }
    return false;
  }

  const wait = (milliseconds: number) => pause(milliseconds, undefined, { signal, ref: false });

  async function deliver(delivery: Delivery, delay: number): Promise<void> {
    if (delay > 0) await wait(delay);
    const copies = delivery.mode === 'double' ? 2 : 1;
    const results = await Promise.all(
      Array.from({ length: copies }, () => attemptUntilDone(delivery)),
    );
    delivery.state = results.every(Boolean) ? 'delivered' : 'given up';
    saveSoon();
  }

  function start(delivery: Delivery, delay = 0): void {
    const work = deliver(delivery, delay)
      .catch((error: unknown) => {
        // A cancelled delivery stays waiting and is resumed by the next start.
        if (!signal.aborted) throw error;
      })
      .finally(() => running.delete(work));
    running.add(work);
  }

  account.news.on('event', (event, { id, session }) => {
    const mode = modes.get(session.customer_email) ?? null;
    const state = mode === 'lose' ? 'lost' : 'waiting';
    const { type } = event;
    const delivery: Delivery = { id: event.id, type, sessionId: id, event, mode, state };
    deliveries.add(delivery);
    const delay = typeof mode === 'object' ? (mode?.delayMilliseconds ?? 0) : 0;
    if (state === 'waiting') start(delivery, delay);
  });

  return {
    setMode: (mode, customerEmail) => void modes.set(customerEmail, mode),
    post,
    resume() {
      for (const delivery of deliveries.all()) if (delivery.state === 'waiting') start(delivery);
    },
    async resend(eventId) {
      const delivery = deliveries.get(eventId);
      return delivery && attempt(delivery);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
    async cancel() {
      cancelling.abort();
      await Promise.all(running);
    },
  };
}
