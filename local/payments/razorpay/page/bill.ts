import type { Bill } from '../../page/summary-view.ts';
import type { PaymentLink } from '../objects/payment-link.ts';

/** A link knows no address for those who do not pay. */
export const billOf = (link: PaymentLink): Bill => ({
  items: [{ name: link.description, description: null, amountInPaise: link.amount }],
  totalInPaise: link.amount,
  email: link.customer.email ?? '',
  openUntil: link.expire_by,
  cancelAddress: null,
});
