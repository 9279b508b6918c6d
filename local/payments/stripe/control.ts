import { basicControl, changeRecord, type ControlParts as BasicParts } from '../basic-control.ts';
import { ControlError, type ProviderControl } from '../control.ts';
import { type Account, chargeOf, intentOf } from './account.ts';
import type { Collection } from '../collection.ts';
import { moveDispute, openDispute } from './disputes.ts';
import { expireCheckout, findCheckout } from './expiry.ts';
import type { CheckoutSession } from './objects/checkout-session.ts';
import type { Dispute } from './objects/dispute.ts';
import { type AccountEvent, newEvent } from './objects/event.ts';
import type { Refund } from './objects/refund.ts';
import { attemptPayment, settlePayment } from './payments.ts';
import { refundCharge, settleRefund } from './refunds.ts';
import type { Checkout } from './state.ts';
import { answerToCard, cardMethod, confirmations, upiMethod } from './test-methods.ts';

export type StripeControl = ProviderControl<CheckoutSession, Refund, Dispute, AccountEvent>;

interface ControlParts extends Omit<BasicParts<AccountEvent>, 'deliveries'> {
  account: Account;
  save(): Promise<void>;
}

export function createControl(parts: ControlParts): StripeControl {
  const { account, webhooks, save } = parts;
  const { state } = account;

  /** Changes a checkout, and answers with a copy of the result once it is kept. */
  async function change<Value>(sessionId: string, apply: (checkout: Checkout) => Value) {
    const checkout = findCheckout(account, sessionId);
    if (checkout === undefined) throw new ControlError(`There is no session ${sessionId}.`);
    const value = structuredClone(apply(checkout));
    await save();
    return value;
  }

  function ofSession<Item extends { id: string; payment_intent: unknown }>(
    records: Collection<Item>,
    sessionId: string,
  ): Item[] {
    const intent = state.checkouts.get(sessionId)?.session.payment_intent;
    return records
      .newestFirst()
      .filter(({ payment_intent }) => payment_intent === intent)
      .map((record) => structuredClone(record));
  }

  return {
    ...basicControl({ ...parts, deliveries: state.deliveries }),
    send({ type, object, id, ...signing }) {
      const event = newEvent(type, object);
      const sent = { ...event, id: id ?? event.id };
      return webhooks.post({ id: sent.id, body: JSON.stringify(sent) }, signing);
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
    refunds: (sessionId) => ofSession(state.refunds, sessionId),
    settleRefund: (refundId, outcome, reason) =>
      changeRecord(
        state.refunds,
        refundId,
        (refund) => settleRefund(account, refund, outcome, reason),
        save,
      ),
    dispute: (sessionId, request = {}) =>
      change(sessionId, (checkout) => {
        const charge = chargeOf(account, intentOf(account, checkout));
        if (charge === undefined) throw new ControlError(`${sessionId} is not paid.`);
        return openDispute(account, charge, request);
      }),
    disputes: (sessionId) => ofSession(state.disputes, sessionId),
    moveDispute: (disputeId, outcome) =>
      changeRecord(
        state.disputes,
        disputeId,
        (dispute) => moveDispute(account, dispute, outcome),
        save,
      ),
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
