import type { Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';

export const record = (orderId: string, newStatus: string, changes: Row = {}) =>
  people.service
    .rpc('record_payment_event', {
      event_type: 'asked',
      order_id: orderId,
      new_status: newStatus,
      amount_in_paise: 14_900,
      currency: 'inr',
      ...changes,
    })
    .throwOnError();

export const issues = async () => {
  const { data } = await people.admin.client.rpc('payment_issues').throwOnError();
  return data as { kind: string; id: string; subject: string; attempts: number | null }[];
};

export const settle = (kind: string, id: string) =>
  people.admin.client.rpc('resolve_payment_issue', { kind, id }).throwOnError();
