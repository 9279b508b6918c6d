import type { BankAnswer } from './bank-answer.ts';

interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard';
  country: 'US' | 'IN';
  answer: BankAnswer;
  does: string;
}

/** A UPI app and its owner, by the owner's UPI id. Nobody types it: the app scans a code or is opened by the phone. */
interface TestVpa {
  vpa: string;
  answer: BankAnswer;
  button: string;
}

const declines = (code: string, declineCode: string, message: string): BankAnswer => ({
  kind: 'declines',
  decline: { code, declineCode, message },
});

export const declinedCard = (declineCode: string, message = 'Your card was declined.') =>
  declines('card_declined', declineCode, message);

// Numbers and outcomes are Stripe's published test cards.
export const testCards: readonly TestCard[] = [
  {
    number: '4242424242424242',
    brand: 'visa',
    country: 'US',
    answer: { kind: 'pays' },
    does: 'pays',
  },
  {
    number: '4000003560000008',
    brand: 'visa',
    country: 'IN',
    answer: { kind: 'pays' },
    does: 'pays (Indian Visa)',
  },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    country: 'US',
    answer: { kind: 'pays' },
    does: 'pays (Mastercard)',
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    country: 'US',
    answer: { kind: 'asks for authentication' },
    does: 'asks for authentication',
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    country: 'US',
    answer: declinedCard('generic_decline'),
    does: 'is declined',
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    country: 'US',
    answer: declinedCard('insufficient_funds', 'Your card has insufficient funds.'),
    does: 'has insufficient funds',
  },
];

export const testVpas: readonly TestVpa[] = [
  { vpa: 'success@upi', answer: { kind: 'pays' }, button: 'Pay in the app' },
  {
    vpa: 'failure@upi',
    answer: declines(
      'payment_method_provider_decline',
      'generic_decline',
      'Your bank declined the UPI request.',
    ),
    button: 'Decline in the app',
  },
  {
    vpa: 'pending@upi',
    answer: { kind: 'answers later' },
    button: 'Let the bank answer later',
  },
];
