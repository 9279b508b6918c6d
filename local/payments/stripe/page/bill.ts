import type { Bill } from '../../page/summary-view.ts';
import type { Checkout } from '../state.ts';

export const billOf = ({ session, items }: Checkout): Bill => ({
  items,
  totalInPaise: session.amount_total,
  email: session.customer_email,
  openUntil: session.expires_at,
  cancelAddress: session.cancel_url,
});
