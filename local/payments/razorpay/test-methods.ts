import type { PaymentMethod } from './objects/payment-method.ts';

/** What the pretended bank says when it is asked for the money. */
export type BankAnswer = 'pays' | { declines: string };

/** What becomes of a payment later, which no test method of Razorpay's own does. */
interface Aftermath {
  refund?: 'pending';
  dispute?: 'chargeback' | 'retrieval';
}

interface TestVpa extends Aftermath {
  vpa: string;
  answer: BankAnswer;
}

const declinedUpi = 'Payment was unsuccessful as it was declined by your UPI app.';

/** razorpay.com/docs/payments/payments/test-upi-details */
export const testVpas: readonly TestVpa[] = [
  { vpa: 'success@razorpay', answer: 'pays' },
  { vpa: 'failure@razorpay', answer: { declines: declinedUpi } },
];

/** The stand-in's own, for what Razorpay's test mode cannot do; the page does not offer them. */
const moreVpas: readonly TestVpa[] = [
  { vpa: 'slow-refund@razorpay', answer: 'pays', refund: 'pending' },
  { vpa: 'chargeback@razorpay', answer: 'pays', dispute: 'chargeback' },
  { vpa: 'retrieval@razorpay', answer: 'pays', dispute: 'retrieval' },
];

export const vpaOf = (typed: string): TestVpa | undefined =>
  [...testVpas, ...moreVpas].find(({ vpa }) => vpa === typed);

interface TestCard {
  number: string;
  network: string;
  /** What is told when its payment is failed. */
  failure: string;
}

const usualFailure =
  'Your payment did not go through as it was declined by the bank. Try another payment method or contact your bank.';

/** "Test Cards for Indian Payments" and "Error Scenarios" of razorpay.com/docs/payments/payments/test-card-details. */
export const testCards: readonly TestCard[] = [
  { number: '4100280000001007', network: 'Visa', failure: usualFailure },
  { number: '5500670000001002', network: 'MasterCard', failure: usualFailure },
  { number: '6527658900001005', network: 'RuPay', failure: usualFailure },
  {
    number: '4100280000080001',
    network: 'Visa',
    failure:
      'Your payment could not be completed due to insufficient account balance. Try another card or payment method.',
  },
];

export const cardOf = (digits: string): TestCard | undefined =>
  testCards.find(({ number }) => number === digits);

/** The same page: a code of 4 to 10 digits pays, a shorter one fails the payment. */
export const paysWith = (code: string): boolean => /^\d{4,10}$/.test(code);

export const upiMethod = (vpa: string): PaymentMethod => ({ method: 'upi', vpa, card: null });

/** Never the whole number, as Razorpay does not tell it either. */
export const cardMethod = ({ number, network }: TestCard): PaymentMethod => ({
  method: 'card',
  vpa: null,
  card: {
    entity: 'card',
    last4: number.slice(-4),
    network,
    type: 'debit',
    international: false,
  },
});
