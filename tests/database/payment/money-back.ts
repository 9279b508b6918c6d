import { randomUUID } from 'node:crypto';
import type { Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';

export const refundId = () => `re_${randomUUID()}`;

/** Tells the database of a refund of ₹149, as the webhook does. */
export async function refund(orderId: string, id: string, state: string, changes: Row = {}) {
  const { data } = await people.service
    .rpc('record_refund', {
      refund_id: id,
      order_id: orderId,
      state,
      amount_in_paise: 14_900,
      currency: 'inr',
      livemode: false,
      event_id: `evt_${randomUUID()}`,
      event_type: 'refund.updated',
      failure: state === 'failed' ? 'card_closed' : null,
      ...changes,
    })
    .throwOnError();
  return data as string;
}

export const disputeId = () => `du_${randomUUID()}`;

const secondsOfMinute = 60;

/** Tells the database of a dispute of ₹149 as it was `minute` minutes after it began. */
export async function dispute(
  orderId: string,
  id: string,
  state: string,
  minute: number,
  changes: Row = {},
) {
  const begin = Date.parse('2026-11-02T10:00:00Z');
  const { data } = await people.service
    .rpc('record_dispute', {
      dispute_id: id,
      order_id: orderId,
      state,
      amount_in_paise: 14_900,
      currency: 'inr',
      livemode: false,
      reason: 'fraud',
      told_at: new Date(begin + minute * secondsOfMinute * 1000).toISOString(),
      answer_by: '2026-11-20T10:00:00Z',
      event_id: `evt_${randomUUID()}`,
      event_type: 'charge.dispute.updated',
      ...changes,
    })
    .throwOnError();
  return data as string;
}

/** Kinds of the mails to the buyer about money that goes back, the earliest first. */
export async function refundMails(orderId: string): Promise<string[]> {
  const { data } = await people.service
    .from('outbox')
    .select('kind')
    .like('subject', `${orderId}:%`)
    .like('kind', 'refund%')
    .order('created_at')
    .throwOnError();
  return (data ?? []).map(({ kind }: { kind: string }) => kind);
}

export async function issuesOf(orderId: string) {
  const { data } = await people.admin.client.rpc('payment_issues').throwOnError();
  return (data as { kind: string; id: string; subject: string; detail: string }[]).filter(
    ({ subject }) => subject === orderId,
  );
}
