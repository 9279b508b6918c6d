import type { Payer } from '../objects/charge.ts';
import type { BankAnswer } from '../bank-answer.ts';
import { answerToCard, cardUsed, passesLuhn, type MethodUsed } from '../methods.ts';

/** The posted form as it was typed. */
export interface Typed {
  email: string;
  method: 'card' | 'upi';
  cardNumber: string;
  expiry: string;
  cvc: string;
  name: string;
}

export type FieldName = Exclude<keyof Typed, 'method'>;
export type FieldErrors = Partial<Record<FieldName, string>>;

export interface Payment {
  payer: Payer;
  method: MethodUsed;
  answer: BankAnswer;
}

export const nothingTyped: Typed = {
  email: '',
  method: 'card',
  cardNumber: '',
  expiry: '',
  cvc: '',
  name: '',
};

/** `offered` are the session's ways to pay; another one counts as the first of them. */
export function readForm(body: string, offered: string[]): Typed {
  const form = new URLSearchParams(body);
  const field = (name: string) => (form.get(name) ?? '').trim();
  return {
    email: field('email'),
    method: methodOf(field('method'), offered),
    cardNumber: field('card-number'),
    expiry: field('expiry'),
    cvc: field('cvc'),
    name: field('name'),
  };
}

export function methodOf(wished: string, offered: string[]): Typed['method'] {
  const chosen = offered.includes(wished) ? wished : offered[0];
  return chosen === 'upi' ? 'upi' : 'card';
}

/** `knownEmail` is the session's `customer_email`; with it the form does not ask. */
export function checkForm(
  typed: Typed,
  knownEmail: string | null,
): { payment: Payment } | { errors: FieldErrors } {
  const email = knownEmail ?? typed.email;
  const emailErrors: FieldErrors = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? {}
    : { email: 'Enter an email address, like name@example.com.' };
  const checked = typed.method === 'card' ? checkCard(typed) : upiChecked;
  if ('errors' in checked) return { errors: { ...emailErrors, ...checked.errors } };
  if (emailErrors.email !== undefined) return { errors: emailErrors };
  const name = typed.method === 'card' ? typed.name : null;
  return { payment: { payer: { email, name }, ...checked } };
}

type Checked = { method: MethodUsed; answer: BankAnswer } | { errors: FieldErrors };

function checkCard(typed: Typed): Checked {
  const digits = typed.cardNumber.replace(/[\s-]/g, '');
  const expiry = readExpiry(typed.expiry);
  const errors: FieldErrors = {};
  const numberError = errorOfNumber(digits);
  if (numberError !== undefined) errors.cardNumber = numberError;
  if (expiry === undefined) errors.expiry = "Your card's expiration date is incomplete.";
  else if (isPast(expiry)) errors.expiry = "Your card's expiration date is in the past.";
  if (!/^\d{3,4}$/.test(typed.cvc)) errors.cvc = "Your card's security code is incomplete.";
  if (typed.name === '') errors.name = 'Enter the name on the card.';
  if (expiry === undefined || Object.keys(errors).length > 0) return { errors };
  return { method: cardUsed(digits, expiry), answer: answerToCard(digits) };
}

function errorOfNumber(digits: string): string | undefined {
  if (!/^\d*$/.test(digits)) return 'Your card number is invalid.';
  if (digits.length < 13) return 'Your card number is incomplete.';
  return digits.length > 19 || !passesLuhn(digits) ? 'Your card number is invalid.' : undefined;
}

/** `12/30`, `12 / 2030` and `1230` alike. */
function readExpiry(typed: string): { month: number; year: number } | undefined {
  const [, month, year] = /^(\d{2})\s*\/?\s*(?:20)?(\d{2})$/.exec(typed) ?? [];
  if (month === undefined || year === undefined) return undefined;
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: Number(month), year: 2000 + Number(year) };
}

/** A card is good to the end of its month. */
const isPast = ({ month, year }: { month: number; year: number }): boolean =>
  new Date(year, month) <= new Date();

/** Nothing is typed: the customer's app says who pays. */
const upiChecked: Checked = {
  method: { type: 'upi', vpa: null },
  answer: { kind: 'asks in the app' },
};
