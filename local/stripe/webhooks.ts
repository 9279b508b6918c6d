import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { AccountEvent } from './objects/event.ts';
import type { Checkout } from './state.ts';
import { createSwitches, type SwitchScope } from './switches.ts';
import type { Delivery, DeliveryAttempt, WebhookMode } from './webhook-delivery.ts';
import { postSigned, type Signing, succeeded } from './webhook-post.ts';

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
  setMode(mode: WebhookMode, scope?: SwitchScope): void;
  /** Starts what was still waiting when the emulator was last stopped, without any delay. */
  resume(): void;
  /** Sends the event once more, whatever the switches say. */
  resend(eventId: string): Promise<DeliveryAttempt | undefined>;
  /** Sends any body, signed; kept nowhere. */
  post(body: string, signing?: Signing): Promise<DeliveryAttempt>;
  /** Resolves when nothing is under way: no delay, no attempt and no retry. */
  idle(): Promise<void>;
  /** Cancels everything under way and forgets the switches. */
  cancel(): Promise<void>;
}

export function createWebhooks(
  account: Account,
  endpoint: Endpoint,
  saveSoon: () => void,
): Webhooks {
  const { state } = account;
  const modes = createSwitches<WebhookMode>();
  const running = new Set<Promise<void>>();
  let cancelling = new AbortController();

  const post = (body: string, signing?: Signing): Promise<DeliveryAttempt> =>
    postSigned(body, endpoint, cancelling.signal, signing);

  async function attempt(delivery: Delivery, event: AccountEvent): Promise<boolean> {
    const made = await post(JSON.stringify(event, null, 2));
    delivery.attempts.push(made);
    saveSoon();
    return succeeded(made);
  }

  async function attemptUntilDone(delivery: Delivery, event: AccountEvent): Promise<boolean> {
    for (const milliseconds of [...endpoint.retryPauses, undefined]) {
      if (await attempt(delivery, event)) return true;
      if (milliseconds !== undefined) await wait(milliseconds);
    }
    return false;
  }

  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: cancelling.signal, ref: false });

  async function deliver(delivery: Delivery, event: AccountEvent, delay: number): Promise<void> {
    if (delay > 0) await wait(delay);
    const copies = delivery.mode === 'double' ? 2 : 1;
    const results = await Promise.all(
      Array.from({ length: copies }, () => attemptUntilDone(delivery, event)),
    );
    delivery.state = results.every(Boolean) ? 'delivered' : 'given up';
    if (delivery.state === 'delivered') event.pending_webhooks = 0;
    saveSoon();
  }

  function start(delivery: Delivery, event: AccountEvent, delay = 0): void {
    const { signal } = cancelling;
    const work = deliver(delivery, event, delay)
      .catch((error: unknown) => {
        // A cancelled delivery stays waiting and is resumed by the next start.
        if (!signal.aborted) throw error;
      })
      .finally(() => running.delete(work));
    running.add(work);
  }

  account.news.on('event', (event, checkout: Checkout) => {
    const customerEmail = checkout.session.customer_email;
    const mode = modes.take({ kind: event.type, customerEmail }) ?? 'deliver';
    const delivery = state.deliveries.add({
      id: event.id,
      type: event.type,
      sessionId: checkout.id,
      mode,
      state: mode === 'lose' ? 'lost' : 'waiting',
      attempts: [],
    });
    const delay = typeof mode === 'object' ? mode.delayMilliseconds : 0;
    if (delivery.state === 'waiting') start(delivery, event, delay);
  });

  return {
    setMode: modes.set,
    post,
    resume() {
      for (const delivery of state.deliveries.all()) {
        const event = state.events.get(delivery.id);
        if (delivery.state === 'waiting' && event !== undefined) start(delivery, event);
      }
    },
    async resend(eventId) {
      const event = state.events.get(eventId);
      const delivery = state.deliveries.get(eventId);
      if (event === undefined || delivery === undefined) return undefined;
      await attempt(delivery, event);
      const made = delivery.attempts.at(-1);
      if (made !== undefined && succeeded(made)) delivery.state = 'delivered';
      return made;
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
    async cancel() {
      modes.clear();
      cancelling.abort();
      await Promise.all(running);
      cancelling = new AbortController();
    },
  };
}
