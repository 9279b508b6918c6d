import { type Account, chargeOf, intentOf } from './account.ts';
import type { ApiFault } from './api/faults.ts';
import { expireCheckout, type ExpiryWatch, findCheckout } from './expiry.ts';
import { answerToCard, answerToVpa, cardUsed } from './methods.ts';
import { newEvent } from './objects/event.ts';
import { attemptPayment, settlePayment } from './payments.ts';
import { refundCharge } from './refunds.ts';
import { type Checkout, clearState } from './state.ts';
import { ControlError, type StripeControl } from './stripe-control.ts';
import type { Switches } from './switches.ts';
import type { Webhooks } from './webhooks.ts';

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
