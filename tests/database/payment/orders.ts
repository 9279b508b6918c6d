import { aPayment, type Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';

export async function order(changes: Row = {}): Promise<string> {
  const row = aPayment(changes);
  await people.service.from('payments').insert(row).throwOnError();
  return String(row['order_id']);
}

export async function paymentOf(orderId: string) {
  const { data } = await people.service
    .from('payments')
    .select()
    .eq('order_id', orderId)
    .single()
    .throwOnError();
  return data as Row;
}

export const statusOf = async (orderId: string) => (await paymentOf(orderId))['payment_status'];

export async function mailsAbout(orderId: string): Promise<string[]> {
  const { data } = await people.service
    .from('outbox')
    .select('kind')
    .eq('subject', orderId)
    .order('kind')
    .throwOnError();
  return (data ?? []).map(({ kind }: { kind: string }) => kind);
}

let eventNumber = 0;

/** Tells the database of an event as the webhook does; the order is for ₹149. */
export async function record(orderId: string, newStatus: string, changes: Row = {}) {
  const { data, error } = await people.service.rpc('record_payment_event', {
    event_id: `evt_${eventNumber++}`,
    event_type: 'checkout.session.completed',
    order_id: orderId,
    new_status: newStatus,
    amount_in_paise: 14_900,
    currency: 'inr',
    livemode: false,
    ...changes,
  });
  if (error) throw error;
  return data as string;
}
