import type { Method } from './objects/charge.ts';

/** What the pretended bank says when it is asked for the money. */
export type BankAnswer = 'pays' | 'answers later' | { declines: string };

export const methodTypes = ['card', 'upi'] as const satisfies Method['type'][];

interface TestCard {
  number: string;
  answer: BankAnswer;
  does: string;
}

/** Of Stripe's published test cards one that pays and one that does not. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', answer: 'pays', does: 'pays' },
  {
    number: '4000000000000002',
    answer: { declines: 'Your card was declined.' },
    does: 'is declined',
  },
];

interface TestVpa {
  vpa: string;
  answer: BankAnswer;
  button: string;
}

/** UPI apps by the UPI id of their owner. Nobody types it: the app scans a code, or the phone opens it. */
export const testVpas: readonly TestVpa[] = [
  { vpa: 'success@upi', answer: 'pays', button: 'Pay in the app' },
  {
    vpa: 'failure@upi',
    answer: { declines: 'Your bank declined the UPI request.' },
    button: 'Decline in the app',
  },
  { vpa: 'pending@upi', answer: 'answers later', button: 'Let the bank answer later' },
];

/** Never the whole number, as Stripe does not tell it either. */
export const cardMethod = (digits: string): Method => ({
  type: 'card',
  card: { brand: 'visa', last4: digits.slice(-4) },
});

export const upiMethod = (vpa: string): Method => ({ type: 'upi', upi: { vpa } });

/** Stripe's own answer to a real card in test mode. */
const realCardInTestMode: BankAnswer = {
  declines: 'Your card was declined. Your request was in test mode, but used a non test card.',
};

export const answerToCard = (digits: string): BankAnswer =>
  testCards.find(({ number }) => number === digits)?.answer ?? realCardInTestMode;
