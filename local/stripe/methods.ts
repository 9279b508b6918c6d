/** What a customer paid with, as far as Stripe tells it: never a whole card number. */
export type MethodUsed =
  | {
      type: 'card';
      brand: string;
      last4: string;
      expiryMonth: number;
      expiryYear: number;
      country: string;
    }
  /** The address is known once the app has answered. */
  | { type: 'upi'; vpa: string | null };

/** What this account takes, in the order of its page. */
export const methodTypes = ['card', 'upi'] as const satisfies MethodUsed['type'][];

export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

/** What the pretended bank does when it is asked for the money. */
export type BankAnswer =
  | { kind: 'pays' }
  | { kind: 'declines'; decline: Decline }
  | { kind: 'asks for authentication' }
  | { kind: 'asks in the app' }
  | { kind: 'answers later' };

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

const declinedCard = (declineCode: string, message = 'Your card was declined.') =>
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

/** Stripe's own answer to a real card in test mode. */
const realCardInTestMode = declinedCard(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.',
);

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const testCard = (digits: string) => testCards.find((card) => card.number === digits);

export function cardUsed(
  digits: string,
  expiry: { month: number; year: number },
): MethodUsed & { type: 'card' } {
  const known = testCard(digits);
  return {
    type: 'card',
    brand: known?.brand ?? (digits.startsWith('4') ? 'visa' : 'unknown'),
    last4: digits.slice(-4),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    country: known?.country ?? 'US',
  };
}

export const answerToCard = (digits: string): BankAnswer =>
  testCard(digits)?.answer ?? realCardInTestMode;

/** Nothing for an address that belongs to no pretended bank. */
export const answerToVpa = (vpa: string): BankAnswer | undefined =>
  testVpas.find((known) => known.vpa === vpa.toLowerCase())?.answer;
