import { type Account, chargeOf, intentOf } from './account.ts';
import type { Faults } from './api/faults.ts';
import { expireCheckout, findCheckout } from './expiry.ts';
import { newEvent } from './objects/event.ts';
import { attemptPayment, settlePayment } from './payments.ts';
import { refundCharge } from './refunds.ts';
import type { Checkout } from './state.ts';
import { ControlError, type StripeControl } from './stripe-control.ts';
import { answerToCard, cardMethod, confirmations, upiMethod } from './test-methods.ts';
import type { Webhooks } from './webhooks.ts';

interface ControlParts {
  account: Account;
  webhooks: Webhooks;
  faults: Faults;
  counts: Map<string, number>;
  save(): Promise<void>;
}

export function createControl(parts: ControlParts): StripeControl {
  const { account, webhooks, faults, counts, save } = parts;
  const { state } = account;

  /** Changes a checkout, and answers with a copy of the result once it is kept. */
  async function change<Value>(sessionId: string, apply: (checkout: Checkout) => Value) {
    const checkout = findCheckout(account, sessionId);
    if (checkout === undefined) throw new ControlError(`There is no session ${sessionId}.`);
    const value = structuredClone(apply(checkout));
    await save();
    return value;
  }

  return {
    setWebhooks: (mode, { customerEmail }) => webhooks.setMode(mode, customerEmail),
    failCalls: (fault, scope) => faults.add(fault, scope),
    calls: () => Object.fromEntries(counts),
    webhooks: () => structuredClone(state.deliveries.all()),
    idle: webhooks.idle,
    async resend(eventId) {
      const answer = await webhooks.resend(eventId);
      if (answer === undefined) throw new ControlError(`There is no event ${eventId}.`);
      return answer;
    },
    send({ type, object, id, ...signing }) {
      const event = newEvent(type, object);
      return webhooks.post(JSON.stringify({ ...event, id: id ?? event.id }), signing);
    },
    sessions: ({ clientReferenceId } = {}) =>
      state.checkouts
        .newestFirst()
        .map(({ session }) => structuredClone(session))
        .filter(
          (session) =>
            clientReferenceId === undefined || session.client_reference_id === clientReferenceId,
        ),
    pay: (sessionId, cardOrVpa = '4242424242424242') =>
      change(sessionId, (checkout) => {
        if (checkout.session.status !== 'open') throw notOpen(checkout);
        payAsCustomer(account, checkout, cardOrVpa);
        return checkout.session;
      }),
    settle: (sessionId, outcome) =>
      change(sessionId, (checkout) => {
        if (settlePayment(account, checkout, outcome)) return checkout.session;
        throw new ControlError(`No payment of ${sessionId} is pending.`);
      }),
    expire: (sessionId) =>
      change(sessionId, (checkout) => {
        if (expireCheckout(account, checkout)) return checkout.session;
        throw notOpen(checkout);
      }),
    refund: (sessionId, amountInPaise) =>
      change(sessionId, (checkout) => {
        const charge = chargeOf(account, intentOf(account, checkout));
        if (charge === undefined) throw new ControlError(`${sessionId} is not paid.`);
        return refundCharge(account, charge, { amountInPaise });
      }),
  };
}

const notOpen = ({ session }: Checkout) =>
  new ControlError(`${session.id} is not open: it is ${session.status}.`);

function payAsCustomer(account: Account, checkout: Checkout, cardOrVpa: string): void {
  if (!cardOrVpa.includes('@')) {
    attemptPayment(account, checkout, cardMethod(cardOrVpa), answerToCard(cardOrVpa));
    return;
  }
  const app = confirmations.upi.find(({ value }) => value === cardOrVpa);
  if (app === undefined) throw new ControlError(`${cardOrVpa} is not a test UPI id.`);
  attemptPayment(account, checkout, upiMethod(app.value), app.answer);
}
