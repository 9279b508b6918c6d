import './tab-storage.ts';
import { persistentAtom } from '@nanostores/persistent';
import { readonlyType } from 'nanostores';
import * as z from 'zod/mini';
import { storageKeys } from '#src/lib/browser-storage.ts';

const checkoutSchema = z.object({
  mentorshipType: z.string().check(z.minLength(1)),
  /** Whole rupees, for the screen only; the server looks the price up. */
  amount: z.int().check(z.positive()),
  submissionId: z.optional(z.uuid()),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
});

/** What someone chose to buy, on its way from the booking form to the payment page. */
export type Checkout = z.infer<typeof checkoutSchema>;

const $chosen = persistentAtom<Checkout | undefined>(storageKeys.checkout, undefined, {
  encode: JSON.stringify,
  decode: (text) => parseCheckout(text),
});

/** The choice, or undefined when there is none; whatever else lies in the storage counts as none. */
export const $checkout = readonlyType($chosen);

export function chooseOrder(checkout: Checkout): void {
  $chosen.set(checkout);
}

/** Keeps what was typed, so that coming back from the payment provider finds it filled in. */
export function rememberCustomer(customer: Checkout['customer']): void {
  const checkout = $chosen.get();
  if (checkout) $chosen.set({ ...checkout, customer });
}

/** Takes over the price that the server answered with. */
export function correctAmount(amount: number): void {
  const checkout = $chosen.get();
  if (checkout) $chosen.set({ ...checkout, amount });
}

export function forgetOrder(): void {
  $chosen.set(undefined);
}

export function parseCheckout(text: string): Checkout | undefined {
  try {
    return checkoutSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
