import type Stripe from 'stripe';
import { chargeOf, intentOf, type Account } from './account.ts';
import type { ApiFault } from './api/faults.ts';
import { expireCheckout, findCheckout, type ExpiryWatch } from './expiry.ts';
import { answerToCard, answerToVpa, cardUsed } from './methods.ts';
import { newEvent } from './objects/event.ts';
import { attemptPayment, settlePayment } from './payments.ts';
import { refundCharge } from './refunds.ts';
import { clearState, type Checkout } from './state.ts';
import type { Switches, SwitchScope } from './switches.ts';
import type { Delivery, DeliveryAttempt, WebhookMode } from './webhook-delivery.ts';
import type { Signing, Webhooks } from './webhooks.ts';

/** Any event at all, a wrong one included: what is not given is filled in as Stripe would. */
export interface CraftedEvent extends Signing {
  type: string;
  object: unknown;
  id?: string | undefined;
  created?: number | undefined;
  livemode?: boolean | undefined;
  apiVersion?: string | undefined;
}

/** The hand on the pretended Stripe, for tests: it makes happen what a test cannot wait for. */
export interface StripeControl {
  /** What becomes of the webhooks of the events to come. */
  setWebhooks(mode: WebhookMode, scope?: SwitchScope): void;
  /** What goes wrong with the API calls to come; once, unless the scope says how many times. */
  failCalls(fault: ApiFault, scope?: SwitchScope): void;
  /** How often each route was called, refused calls included: `{ 'POST /v1/refunds': 1 }`. */
  calls(): Record<string, number>;
  /** The events so far with what became of their webhooks, oldest first. */
  webhooks(): Delivery[];
  /** Resolves when no webhook is under way any more, delays and retries included. */
  idle(): Promise<void>;
  /** Sends the webhook of an event once more; resolves with the endpoint's answer. */
  resend(eventId: string): Promise<DeliveryAttempt>;
  /** Signs and sends an event that never happened; resolves with the endpoint's answer. */
  send(event: CraftedEvent): Promise<DeliveryAttempt>;
  /** Newest first. */
  sessions(filter?: { clientReferenceId?: string | undefined }): Stripe.Checkout.Session[];
  /** Pays as if on the hosted page, with a test card's number or a test UPI id (4242… if none). */
  pay(sessionId: string, cardOrVpa?: string): Promise<Stripe.Checkout.Session>;
  /** The bank's late answer to a pending UPI payment. */
  settle(sessionId: string, outcome: 'succeeded' | 'failed'): Promise<Stripe.Checkout.Session>;
  expire(sessionId: string): Promise<Stripe.Checkout.Session>;
  /** Without an amount everything that is left. */
  refund(sessionId: string, amountInPaise?: number): Promise<Stripe.Refund>;
  /** Forgets everything: sessions, events, keys, counts and switches. */
  reset(): Promise<void>;
}

/** A request that the state of things does not allow; the message says why. */
export class ControlError extends Error {}

interface ControlParts {
  account: Account;
  webhooks: Webhooks;
  expiry: ExpiryWatch;
  faults: Switches<ApiFault>;
  counts: Map<string, number>;
  save(): Promise<void>;
}

export function createControl(parts: ControlParts): StripeControl {
  const { account, webhooks, expiry, faults, counts, save } = parts;

  function find(sessionId: string): Checkout {
    const checkout = findCheckout(account, sessionId);
    if (checkout === undefined) throw new ControlError(`There is no session ${sessionId}.`);
    return checkout;
  }

  /** Runs a change and says when it is kept. */
  async function change<Value>(apply: () => Value): Promise<Value> {
    const value = apply();
    await save();
    return value;
  }

  return {
    setWebhooks: webhooks.setMode,
    failCalls: (fault, scope) => faults.set(fault, { times: 1, ...scope }),
    calls: () => Object.fromEntries(counts),
    webhooks: () => structuredClone(account.state.deliveries.all()),
    idle: webhooks.idle,
    async resend(eventId) {
      const attempt = await webhooks.resend(eventId);
      if (attempt === undefined) throw new ControlError(`There is no event ${eventId}.`);
      return attempt;
    },
    send(crafted) {
      const event = newEvent(crafted.type, { object: crafted.object });
      const body = JSON.stringify({
        ...event,
        id: crafted.id ?? event.id,
        created: crafted.created ?? event.created,
        livemode: crafted.livemode ?? event.livemode,
        api_version: crafted.apiVersion ?? event.api_version,
      });
      return webhooks.post(body, crafted);
    },
    sessions: (filter = {}) =>
      account.state.checkouts
        .newestFirst()
        .map(({ session }) => structuredClone(session))
        .filter(
          (session) =>
            filter.clientReferenceId === undefined ||
            session.client_reference_id === filter.clientReferenceId,
        ),
    pay: (sessionId, cardOrVpa = '4242424242424242') =>
      change(() => {
        const checkout = find(sessionId);
        payAsCustomer(account, checkout, cardOrVpa);
        return structuredClone(checkout.session);
      }),
    settle: (sessionId, outcome) =>
      change(() => {
        const checkout = find(sessionId);
        if (!settlePayment(account, checkout, outcome)) {
          throw new ControlError(`No payment of ${sessionId} is pending.`);
        }
        return structuredClone(checkout.session);
      }),
    expire: (sessionId) =>
      change(() => {
        const checkout = find(sessionId);
        if (!expireCheckout(account, checkout)) throw notOpen(checkout);
        return structuredClone(checkout.session);
      }),
    refund: (sessionId, amountInPaise) =>
      change(() => {
        const charge = chargeOf(account, intentOf(account, find(sessionId)));
        if (charge?.paid !== true) throw new ControlError(`${sessionId} is not paid.`);
        const request = { amountInPaise, reason: null, metadata: {} };
        return structuredClone(refundCharge(account, charge, request));
      }),
    async reset() {
      faults.clear();
      counts.clear();
      expiry.stop();
      await webhooks.cancel();
      await change(() => clearState(account.state));
    },
  };
}

const notOpen = ({ session }: Checkout) =>
  new ControlError(`${session.id} is not open: it is ${session.status}.`);

const pretendedExpiry = { month: 12, year: new Date().getFullYear() + 3 };

function payAsCustomer(account: Account, checkout: Checkout, cardOrVpa: string): void {
  if (checkout.session.status !== 'open') throw notOpen(checkout);
  const payer = {
    email: checkout.session.customer_email ?? 'customer@example.com',
    name: 'Test Customer',
  };
  if (cardOrVpa.includes('@')) {
    const answer = answerToVpa(cardOrVpa);
    if (answer === undefined) throw new ControlError(`${cardOrVpa} is not a test UPI id.`);
    attemptPayment(account, checkout, payer, { type: 'upi', vpa: cardOrVpa }, answer);
  } else {
    const card = cardUsed(cardOrVpa, pretendedExpiry);
    attemptPayment(account, checkout, payer, card, answerToCard(cardOrVpa));
  }
}
