import { bookingDraft } from '#src/shared/stores/booking-draft.ts';

/** Neither the times, which are held, nor a parent's declaration, which is made each time. */
const keptFields = [
  'fullname',
  'collegeName',
  'email',
  'phone',
  'goal',
  'under_18',
  'guardian_name',
  'guardian_email',
  'phoneMessages',
] as const;

export type TypedBooking = Partial<Record<(typeof keptFields)[number], string>>;

/** Keeps what is typed in the booking form: who comes back from the payment page finds it. */
export function keepTyped(form: HTMLFormElement): void {
  const fields = new FormData(form);
  const typed: Record<string, string> = {};
  for (const name of keptFields) {
    const value = fields.get(name);
    if (typeof value === 'string') typed[name] = value;
  }
  bookingDraft.keep({ begunAt: Date.now(), ...bookingDraft.read(), typed });
}

export const readTyped = (): TypedBooking => bookingDraft.read()?.typed ?? {};
