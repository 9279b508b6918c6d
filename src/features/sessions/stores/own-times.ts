import { atom, readonlyType } from 'nanostores';
import type { HeldTime } from '#src/features/sessions/schemas/hold.ts';
import { heldTimes } from '#src/shared/stores/booking-draft.ts';

interface OwnTime extends HeldTime {
  byOrder?: boolean | undefined;
}

const $own = atom<OwnTime[]>([]);
/** The times that are held for this browser: nobody else is offered them, and this buyer still is. */
export const $ownTimes = readonlyType($own);

export const isStillHeld = ({ heldUntil }: HeldTime, now = Date.now()): boolean =>
  Date.parse(heldUntil) > now;

/** What the payment page has stored meanwhile counts. Answers which of them is chosen for this session. */
export function loadOwnTimes(mentorshipType: string): HeldTime | undefined {
  // Where storage is blocked, what this page knows.
  const { times, chosen } = heldTimes.read() ?? { times: $own.get() };
  $own.set(times.filter((time) => isStillHeld(time)));
  return chosen?.mentorshipType === mentorshipType ? find(chosen.startsAt) : undefined;
}

const find = (startsAt: string) => $own.get().find((time) => time.startsAt === startsAt);

/** A time that an order keeps needs no other hold, and gets none. */
export function heldByOrder(startsAt: string): HeldTime | undefined {
  const own = find(startsAt);
  return own?.byOrder && isStillHeld(own) ? own : undefined;
}

/** The booking form holds one time, in place of the one before. */
export function addOwnTime(held: HeldTime): void {
  const byOrders = $own.get().filter((time) => time.byOrder);
  const isKnown = byOrders.some(({ startsAt }) => startsAt === held.startsAt);
  change(isKnown ? $own.get() : [...byOrders, held]);
}

/** Somebody else has it. */
export function removeOwnTime(startsAt: string): void {
  change($own.get().filter((time) => time.startsAt !== startsAt));
}

/** Without a time: it is chosen after paying. */
export function markChosen(mentorshipType: string, startsAt: string | undefined): void {
  const chosen = startsAt === undefined ? undefined : { mentorshipType, startsAt };
  heldTimes.keep({ times: $own.get(), chosen });
}

function change(times: OwnTime[]): void {
  $own.set(times);
  heldTimes.keep({ ...heldTimes.read(), times });
}
