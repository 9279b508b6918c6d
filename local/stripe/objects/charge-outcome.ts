import type Stripe from 'stripe';
import type { Decline } from '../bank-answer.ts';

export function markPaid(charge: Stripe.Charge): void {
  charge.status = 'succeeded';
  charge.paid = true;
  charge.captured = true;
  charge.amount_captured = charge.amount;
  charge.outcome = {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'approved_by_network',
    reason: null,
    risk_level: 'normal',
    seller_message: 'Payment complete.',
    type: 'authorized',
  };
}

export function markDeclined(charge: Stripe.Charge, decline: Decline): void {
  charge.status = 'failed';
  charge.failure_code = decline.code;
  charge.failure_message = decline.message;
  charge.receipt_url = null;
  charge.outcome = {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'declined_by_network',
    reason: decline.declineCode,
    risk_level: 'normal',
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}
