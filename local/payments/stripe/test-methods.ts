import type { Method } from './objects/charge.ts';

/** What the pretended bank says when it is asked for the money. */
export type BankAnswer = 'pays' | 'answers later' | 'asks the customer' | { declines: string };

export const methodTypes = ['card', 'upi'] as const satisfies Method['type'][];

interface TestCard {
  number: string;
  answer: BankAnswer;
  does: string;
  /** What becomes of a refund; without it, it succeeds at once. */
  refund?: 'succeeds later' | 'fails later';
  /** What the bank does as soon as it has paid. */
  dispute?: 'dispute' | 'inquiry';
}

/** Of Stripe's published test cards (docs.stripe.com/testing) the first three are named by the README and the start. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', answer: 'pays', does: 'pays' },
  {
    number: '4000000000000002',
    answer: { declines: 'Your card was declined.' },
    does: 'is declined',
  },
  {
    number: '4000002500003155',
    answer: 'asks the customer',
    does: 'asks for authentication',
  },
  {
    number: '4000000000007726',
    answer: 'pays',
    does: 'pays; a refund is pending first',
    refund: 'succeeds later',
  },
  {
    number: '4000000000005126',
    answer: 'pays',
    does: 'pays; a refund fails after a while',
    refund: 'fails later',
  },
  {
    number: '4000000000000259',
    answer: 'pays',
    does: 'pays and is disputed',
    dispute: 'dispute',
  },
  {
    number: '4000000000001976',
    answer: 'pays',
    does: 'pays, and the bank asks about it',
    dispute: 'inquiry',
  },
];

/** One of the answers that a customer can give when the payment waits for one. */
interface Confirmation {
  /** What the form sends: of UPI apps the UPI id of the owner. Nobody types it, the app scans a code or is opened. */
  value: string;
  answer: BankAnswer;
  button: string;
}

export const confirmations: Record<Method['type'], readonly Confirmation[]> = {
  card: [
    { value: 'complete', answer: 'pays', button: 'Complete authentication' },
    {
      value: 'fail',
      answer: {
        declines:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      },
      button: 'Fail authentication',
    },
  ],
  upi: [
    { value: 'success@upi', answer: 'pays', button: 'Pay in the app' },
    {
      value: 'failure@upi',
      answer: { declines: 'Your bank declined the UPI request.' },
      button: 'Decline in the app',
    },
    { value: 'pending@upi', answer: 'answers later', button: 'Let the bank answer later' },
  ],
};

/** Never the whole number, as Stripe does not tell it either. */
export const cardMethod = (digits: string): Method => ({
  type: 'card',
  card: { brand: 'visa', last4: digits.slice(-4) },
});

/** The UPI id is known once the app has answered. */
export const upiMethod = (vpa: string | null): Method => ({ type: 'upi', upi: { vpa } });

/** Stripe's own answer to a real card in test mode. */
const realCardInTestMode: BankAnswer = {
  declines: 'Your card was declined. Your request was in test mode, but used a non test card.',
};

export const answerToCard = (digits: string): BankAnswer =>
  testCards.find(({ number }) => number === digits)?.answer ?? realCardInTestMode;

/** The test card that a charge was made with: its last digits tell. */
export const cardOfMethod = (method: Method): TestCard | undefined =>
  method.type === 'card'
    ? testCards.find(({ number }) => number.slice(-4) === method.card.last4)
    : undefined;
