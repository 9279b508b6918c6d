import { setTimeout as pause } from 'node:timers/promises';
import type { Collection } from './collection.ts';
import type { Delivery, WebhookMode } from './delivery.ts';
import { postWebhook, succeeded, type WebhookAnswer } from './webhook-post.ts';

/** Milliseconds between attempts: growing as at the providers, but short enough to watch. */
export const usualRetryPauses: readonly number[] = [
  500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000,
];

/** To sign otherwise than the provider does: with another secret, or as if at another time. */
export interface Signing {
  secret?: string | undefined;
  /** Seconds since 1970. */
  signedAt?: number | undefined;
}

interface Message {
  /** The event's id. */
  id: string;
  body: string;
}

export interface Endpoint {
  url: string;
  retryPauses: readonly number[];
  /** How long the provider waits for an answer. */
  answerMilliseconds: number;
  /** What goes with a message, its signature included. */
  headersOf(message: Message, signing?: Signing): Record<string, string>;
}

interface News<Event> {
  id: string;
  type: string;
  sessionId: string;
  customerEmail: string;
  event: Event;
}

export interface Webhooks<Event> {
  /** For the events to come about pages of this customer. */
  setMode(mode: WebhookMode, customerEmail: string): void;
  /** Tells the endpoint of an event, in the mode of its customer. */
  tell(news: News<Event>): void;
  /** Starts what was still waiting when the emulator was last stopped, without any delay. */
  resume(): void;
  /** Sends the event once more, whatever the mode says. */
  resend(eventId: string): Promise<WebhookAnswer | undefined>;
  /** Sends any body, signed; kept nowhere. */
  post(message: Message, signing?: Signing): Promise<WebhookAnswer>;
  /** Resolves when nothing is under way: no delay, no attempt and no retry. */
  idle(): Promise<void>;
  /** Ends everything under way, for good. */
  cancel(): Promise<void>;
}

export function createWebhooks<Event>(
  deliveries: Collection<Delivery<Event>>,
  endpoint: Endpoint,
  saveSoon: () => void,
): Webhooks<Event> {
  const modes = new Map<string, WebhookMode>();
  const running = new Set<Promise<void>>();
  const cancelling = new AbortController();
  const { signal } = cancelling;
  const { url, answerMilliseconds } = endpoint;

  const post = (message: Message, signing?: Signing): Promise<WebhookAnswer> => {
    const headers = endpoint.headersOf(message, signing);
    return postWebhook({ url, body: message.body, headers, answerMilliseconds }, signal);
  };

  const attempt = ({ id, event }: Delivery<Event>) =>
    post({ id, body: JSON.stringify(event, null, 2) });

  async function attemptUntilDone(delivery: Delivery<Event>): Promise<boolean> {
    for (const milliseconds of [...endpoint.retryPauses, undefined]) {
      if (succeeded(await attempt(delivery))) return true;
      if (milliseconds !== undefined) await wait(milliseconds);
    }
    return false;
  }

  const wait = (milliseconds: number) => pause(milliseconds, undefined, { signal, ref: false });

  async function deliver(delivery: Delivery<Event>, delay: number): Promise<void> {
    if (delay > 0) await wait(delay);
    const copies = delivery.mode === 'double' ? 2 : 1;
    const results = await Promise.all(
      Array.from({ length: copies }, () => attemptUntilDone(delivery)),
    );
    delivery.state = results.every(Boolean) ? 'delivered' : 'given up';
    saveSoon();
  }

  function start(delivery: Delivery<Event>, delay = 0): void {
    const work = deliver(delivery, delay)
      .catch((error: unknown) => {
        // A cancelled delivery stays waiting and is resumed by the next start.
        if (!signal.aborted) throw error;
      })
      .finally(() => running.delete(work));
    running.add(work);
  }

  return {
    setMode: (mode, customerEmail) => void modes.set(customerEmail, mode),
    tell({ customerEmail, ...news }) {
      const mode = modes.get(customerEmail) ?? null;
      const state = mode === 'lose' ? 'lost' : 'waiting';
      const delivery = deliveries.add({ ...news, mode, state });
      const delay = typeof mode === 'object' ? (mode?.delayMilliseconds ?? 0) : 0;
      if (state === 'waiting') start(delivery, delay);
    },
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
