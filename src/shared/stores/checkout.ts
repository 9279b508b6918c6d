import './tab-storage.ts';
import { persistentAtom } from '@nanostores/persistent';
import { readonlyType } from 'nanostores';
import * as z from 'zod/mini';
import { dropTextsOfOthers, onLogoutElsewhere } from '#src/shared/browser/logout-mark.ts';
import { readStored } from '#src/shared/browser/storage.ts';
import { checkoutStorageKey } from '#src/shared/browser/storage-keys.ts';
import { mentorshipTypes, offerOf } from '#src/shared/content/offers.ts';
import { orderFragment, orderInFragment } from '#src/shared/lib/carried-order.ts';
import { paths } from '#src/shared/paths.ts';
import { bookingDraft, heldTimes } from './booking-draft.ts';

const checkoutSchema = z.object({
  mentorshipType: z.string().check(z.minLength(1)),
  /** Whole rupees, for the screen only; the server looks the price up. */
  amount: z.int().check(z.positive()),
  submissionId: z.optional(z.uuid()),
  /** The chosen time of a live session and until when it is held, as ISO 8601 texts. */
  time: z.optional(z.object({ startsAt: z.iso.datetime(), heldUntil: z.iso.datetime() })),
  /** Whether what is mailed about the session comes by WhatsApp too. */
  phoneMessagesNotice: z.optional(z.iso.date()),
  /** The time that was chosen went to somebody else. */
  hasLostTime: z.optional(z.boolean()),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** What was typed about a student under 18 who has no booking form, by the names of the fields. */
  guardian: z.optional(z.record(z.string(), z.string())),
  /** The order that was made of it, once there is one. */
  orderId: z.optional(z.string()),
});

/** What someone chose to buy, on its way from the booking form to the payment page. */
export type Checkout = z.infer<typeof checkoutSchema>;

dropTextsOfOthers();
onLogoutElsewhere(forgetOrder);

const $chosen = persistentAtom<Checkout | undefined>(checkoutStorageKey, undefined, {
  encode: JSON.stringify,
  decode: (text) => parseCheckout(text),
});

/** The choice; undefined when the storage has none that is valid. */
export const $checkout = readonlyType($chosen);

/** Keeps the choice, and answers where to pay for it: the address carries it where this browser keeps nothing. */
export function chooseOrder(checkout: Checkout): string {
  $chosen.set(checkout);
  const { mentorshipType, submissionId } = checkout;
  return isStored(checkout)
    ? paths.payment
    : paths.payment + orderFragment({ mentorshipType, submissionId });
}

const isStored = (checkout: Checkout) =>
  JSON.stringify(readStored('session', checkoutStorageKey)) === JSON.stringify(checkout);

/** Takes the choice from the address. The buyer types their details again. */
export function takeCarriedOrder(): void {
  const { mentorshipType, submissionId } = orderInFragment(location.hash);
  if (!(mentorshipTypes as string[]).includes(mentorshipType)) return;
  const amount = offerOf(mentorshipType).priceInRupees;
  const customer = { name: '', email: '', phone: '' };
  const { data } = checkoutSchema.safeParse({ mentorshipType, amount, submissionId, customer });
  const isTaken =
    $chosen.get()?.mentorshipType === mentorshipType &&
    $chosen.get()?.submissionId === submissionId;
  if (data && !isTaken) $chosen.set(data);
}

/** Keeps what is typed, so that whoever leaves and comes back finds it filled in. Its order is a new one. */
export function rememberCustomer(
  customer: Checkout['customer'],
  guardian?: Checkout['guardian'],
): void {
  const checkout = $chosen.get();
  if (!checkout) return;
  $chosen.set({ ...checkout, customer, ...(guardian && { guardian }), orderId: undefined });
}

/** Keeps which order was made of the choice. */
export function rememberOrder(orderId: string): void {
  const checkout = $chosen.get();
  if (checkout) $chosen.set({ ...checkout, orderId });
}

/** The address that was typed for this order, if it was in this tab. */
export function emailOfOrder(orderId: string): string | undefined {
  const checkout = $chosen.get();
  return checkout?.orderId === orderId ? checkout.customer.email : undefined;
}

/** Takes over the price that the server answered with. */
export function correctAmount(amount: number): void {
  const checkout = $chosen.get();
  if (checkout) $chosen.set({ ...checkout, amount });
}

/** The order keeps the chosen time for longer than the booking form did; without one it gives back what it kept. */
export function prolongHold(heldUntil: string | undefined): void {
  const checkout = $chosen.get();
  const { times = [], chosen } = heldTimes.read() ?? {};
  if (!heldUntil) {
    if (checkout?.submissionId) heldTimes.keep({ times: times.filter((own) => !own.byOrder) });
  } else if (checkout?.time) {
    const time = { ...checkout.time, heldUntil };
    $chosen.set({ ...checkout, time });
    heldTimes.keep({ times: [{ ...time, byOrder: true }], chosen });
  }
}

/** Somebody else has the chosen time: the buyer goes on without one. */
export function dropTime(): void {
  const checkout = $chosen.get();
  if (!checkout) return;
  const { time, ...rest } = checkout;
  $chosen.set({ ...rest, hasLostTime: true });
  const own = heldTimes.read()?.times ?? [];
  heldTimes.keep({ times: own.filter(({ startsAt }) => startsAt !== time?.startsAt) });
}

/** It is paid. What was typed and held for it goes too. */
export function forgetOrder(): void {
  bookingDraft.forget();
  heldTimes.forget();
  $chosen.set(undefined);
}

export function parseCheckout(text: string): Checkout | undefined {
  try {
    return checkoutSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
