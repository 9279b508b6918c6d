import type { Receipt } from '#src/features/payment/schemas/receipt.ts';
import { rupeesOf } from '#src/shared/lib/paise.ts';
import { database, unwrap } from '../site/database.ts';
import type { Order } from './order.ts';

type Part = Receipt['parts'][number];

/** What of an order has gone back, is on its way, or was lost to a bank, the earliest first. Throws DatabaseError. */
export async function listReturnedParts(order: Order): Promise<Part[]> {
  if (order.returned_in_paise === 0) return [];
  const [refunds, disputes] = await Promise.all([
    database()
      .from('refunds')
      .select('changed_at, amount_in_paise, state')
      .eq('order_id', order.order_id)
      .neq('state', 'failed'),
    database()
      .from('disputes')
      .select('closed_at, told_at, amount_in_paise')
      .eq('order_id', order.order_id)
      .eq('state', 'lost'),
  ]);
  return [
    ...unwrap(refunds).map(({ changed_at, amount_in_paise, state }): Part => ({
      moment: changed_at,
      rupees: rupeesOf(amount_in_paise),
      how: state === 'pending' ? 'on_its_way' : 'done',
    })),
    ...unwrap(disputes).map(({ closed_at, told_at, amount_in_paise }): Part => ({
      moment: closed_at ?? told_at,
      rupees: rupeesOf(amount_in_paise),
      how: 'by_bank',
    })),
  ].toSorted((a, b) => Date.parse(a.moment) - Date.parse(b.moment));
}
