import type { BankAnswer } from './bank-answer.ts';
import { declinedCard, testCards, testVpas } from './test-methods.ts';

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
