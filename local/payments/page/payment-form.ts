/** The posted form as it was typed. */
export interface Typed {
  method: string;
  /** The UPI id. */
  vpa: string;
  cardNumber: string;
  expiry: string;
  cvc: string;
  name: string;
}

export type FieldName = Exclude<keyof Typed, 'method'>;
export type FieldErrors = Partial<Record<FieldName, string>>;

export const nothingTyped = (method: string): Typed => ({
  method,
  vpa: '',
  cardNumber: '',
  expiry: '',
  cvc: '',
  name: '',
});

export function readForm(body: string): Typed {
  const form = new URLSearchParams(body);
  const field = (name: string) => (form.get(name) ?? '').trim();
  return {
    method: field('method'),
    vpa: field('vpa'),
    cardNumber: field('card-number'),
    expiry: field('expiry'),
    cvc: field('cvc'),
    name: field('name'),
  };
}

export const digitsOf = ({ cardNumber }: Typed): string => cardNumber.replace(/[\s-]/g, '');

export function errorsOfCard(typed: Typed): FieldErrors {
  const errors: FieldErrors = {};
  const digits = digitsOf(typed);
  if (!/^\d*$/.test(digits) || digits.length > 19)
    errors.cardNumber = 'Your card number is invalid.';
  else if (digits.length < 13) errors.cardNumber = 'Your card number is incomplete.';
  const expiry = endOfMonth(typed.expiry);
  if (expiry === undefined) errors.expiry = "Your card's expiration date is incomplete.";
  else if (expiry <= new Date()) errors.expiry = "Your card's expiration date is in the past.";
  if (!/^\d{3,4}$/.test(typed.cvc)) errors.cvc = "Your card's security code is incomplete.";
  if (typed.name === '') errors.name = 'Enter the name on the card.';
  return errors;
}

/** Of `12/30`, `12 / 2030` and `1230` alike: a card is good to the end of its month. */
function endOfMonth(typed: string): Date | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(typed) ?? [];
  return month === undefined ? undefined : new Date(2000 + Number(year), Number(month));
}
