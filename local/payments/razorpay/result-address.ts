import { signatureOf } from './endpoint.ts';
import type { PaymentLink } from './objects/payment-link.ts';

/**
 * Where a paid link leads, by GET (razorpay.com/docs/payments/payment-links/apis, "Using Callback URL Parameter"); signed with
 * the key's secret in the order of razorpay-node, lib/utils/razorpay-utils.js.
 */
export function resultAddress(link: PaymentLink, keySecret: string): string {
  const paymentId = link.payments?.[0]?.payment_id ?? '';
  const signed = [link.id, link.reference_id, link.status, paymentId].join('|');
  const address = new URL(link.callback_url);
  const added = {
    razorpay_payment_id: paymentId,
    razorpay_payment_link_id: link.id,
    razorpay_payment_link_reference_id: link.reference_id,
    razorpay_payment_link_status: link.status,
    razorpay_signature: signatureOf(signed, keySecret),
  };
  for (const [name, value] of Object.entries(added)) address.searchParams.set(name, value);
  return address.href;
}
