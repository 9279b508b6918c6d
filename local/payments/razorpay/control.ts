import { basicControl, changeRecord, type ControlParts as BasicParts } from '../basic-control.ts';
import type { Collection } from '../collection.ts';
import { ControlError, type ProviderControl } from '../control.ts';
import { type Account, capturedOf } from './account.ts';
import { moveDispute, openDispute } from './disputes.ts';
import { endLink, findPage } from './expiry.ts';
import { newId } from './ids.ts';
import type { Dispute } from './objects/dispute.ts';
import { type AccountEvent, newEvent } from './objects/event.ts';
import type { Payment } from './objects/payment.ts';
import type { PaymentLink } from './objects/payment-link.ts';
import type { Refund } from './objects/refund.ts';
import { attemptPayment } from './payments.ts';
import { refundPayment, settleRefund } from './refunds.ts';
import type { Page } from './state.ts';
import { cardMethod, cardOf, upiMethod, vpaOf } from './test-methods.ts';

export type RazorpayControl = ProviderControl<PaymentLink, Refund, Dispute, AccountEvent>;

interface ControlParts extends Omit<BasicParts<AccountEvent>, 'deliveries'> {
  account: Account;
  save(): Promise<void>;
}

export function createControl(parts: ControlParts): RazorpayControl {
  const { account, webhooks, save } = parts;
  const { state } = account;

  /** Changes a page, and answers with a copy of the result once it is kept. */
  async function change<Value>(linkId: string, apply: (page: Page) => Value) {
    const page = findPage(account, linkId);
    if (page === undefined) throw new ControlError(`There is no link ${linkId}.`);
    const value = structuredClone(apply(page));
    await save();
    return value;
  }

  function paid(page: Page): Payment {
    const payment = capturedOf(account, page);
    if (payment === undefined) throw new ControlError(`${page.id} is not paid.`);
    return payment;
  }

  function ofLink<Item extends { id: string; payment_id: string }>(
    records: Collection<Item>,
    linkId: string,
  ): Item[] {
    const page = state.pages.get(linkId);
    const payment = page && capturedOf(account, page);
    return records
      .newestFirst()
      .filter(({ payment_id }) => payment_id === payment?.id)
      .map((record) => structuredClone(record));
  }

  return {
    ...basicControl({ ...parts, deliveries: state.deliveries }),
    send({ type, object, id = newId.event(), ...signing }) {
      const event = newEvent(type, object as Record<string, unknown>);
      return webhooks.post({ id, body: JSON.stringify(event) }, signing);
    },
    sessions: ({ clientReferenceId } = {}) =>
      state.pages
        .newestFirst()
        .map(({ link }) => structuredClone(link))
        .filter(
          ({ reference_id }) =>
            clientReferenceId === undefined || reference_id === clientReferenceId,
        ),
    pay: (linkId, cardOrVpa = 'success@razorpay') =>
      change(linkId, (page) => {
        if (page.link.status !== 'created') throw notOpen(page);
        payAsCustomer(account, page, cardOrVpa);
        return page.link;
      }),
    settle: (linkId) =>
      Promise.reject(
        new ControlError(`No payment of ${linkId} is pending: a link is paid at once.`),
      ),
    expire: (linkId) =>
      change(linkId, (page) => {
        if (endLink(account, page, 'expired')) return page.link;
        throw notOpen(page);
      }),
    refund: (linkId, amount) =>
      change(linkId, (page) => {
        const payment = paid(page);
        const left = payment.amount - payment.amount_refunded;
        return refundPayment(account, payment, { amount: amount ?? left });
      }),
    refunds: (linkId) => ofLink(state.refunds, linkId),
    settleRefund: (refundId, outcome) =>
      changeRecord(
        state.refunds,
        refundId,
        (refund) => settleRefund(account, refund, outcome),
        save,
      ),
    dispute: (linkId, request = {}) =>
      change(linkId, (page) => openDispute(account, paid(page), request)),
    disputes: (linkId) => ofLink(state.disputes, linkId),
    moveDispute: (disputeId, outcome) =>
      changeRecord(
        state.disputes,
        disputeId,
        (dispute) => moveDispute(account, dispute, outcome),
        save,
      ),
  };
}

const notOpen = ({ link }: Page) =>
  new ControlError(`${link.id} is not open: it is ${link.status}.`);

function payAsCustomer(account: Account, page: Page, cardOrVpa: string): void {
  const vpa = vpaOf(cardOrVpa);
  const card = cardOf(cardOrVpa);
  if (vpa) attemptPayment(account, page, upiMethod(vpa.vpa), vpa.answer);
  else if (card) attemptPayment(account, page, cardMethod(card), 'pays');
  else throw new ControlError(`${cardOrVpa} is no test card or test UPI id.`);
}
