import { atom, readonlyType } from 'nanostores';
import { holdTime } from '#src/features/sessions/data/holds.ts';
import { holdNotices } from '#src/features/sessions/messages/holds.ts';
import type { HeldTime } from '#src/features/sessions/schemas/hold.ts';
import { FunctionRefusal } from '#src/shared/data/functions.ts';
import type { DataError } from '#src/shared/data/unwrap.ts';
import { error, type Notice } from '#src/shared/messages/notice.ts';
import { buyerKey } from '#src/shared/stores/buyer-key.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { loadFreeTimes } from './free-times.ts';
import { addOwnTime, heldByOrder, loadOwnTimes, markChosen, removeOwnTime } from './own-times.ts';

let session = '';

const $held = atom<HeldTime | undefined>(undefined);
/** The time that is chosen, and kept for this browser. */
export const $heldTime = readonlyType($held);

const $problem = atom<Notice | undefined>(undefined);
/** Why the time that was pressed last is not kept. */
export const $holdProblem = readonlyType($problem);

const $pressed = atom<string | undefined>(undefined);
/** The time that was pressed last. */
export const $pressedTime = readonlyType($pressed);

const holding = createSubmit({
  send: async (startsAt: string) => {
    $pressed.set(startsAt);
    $problem.set(undefined);
    const held = heldByOrder(startsAt) ?? (await holdTime({ startsAt, buyerKey: buyerKey() }));
    addOwnTime(held);
    // Unless the buyer wants to choose after paying, by now.
    if ($pressed.get() === startsAt) choose(held);
  },
  failed: (failure) => {
    // What was held before still is, unless it is the time that somebody else has now.
    $problem.set(problemOf(failure));
    if (failure instanceof FunctionRefusal && failure.problem.timeTaken) {
      const gone = $pressed.get();
      if (gone !== undefined) removeOwnTime(gone);
      if ($held.get()?.startsAt === gone) choose(undefined);
      void loadFreeTimes();
    }
    return undefined;
  },
});

export const $isHolding = holding.$busy;

let answer: Promise<unknown> = Promise.resolve();

/** Keeps this time in place of the one before. */
export function keepTime(startsAt: string): void {
  // The answer to a second press at once is that of the first.
  if (!$isHolding.get()) answer = holding.submit(startsAt);
}

/** The time that is kept, as soon as that is known; `isRefused` when the answer that was waited for is no. */
export async function timeToBook(): Promise<{ time: HeldTime | undefined; isRefused: boolean }> {
  const isWaiting = $isHolding.get();
  await answer;
  return { time: $held.get(), isRefused: isWaiting && $problem.get() !== undefined };
}

/** A booking form is opened, or comes back: what was chosen in it before still is, while it is held. */
export function openHeldTime(mentorshipType: string): boolean {
  session = mentorshipType;
  $held.set(loadOwnTimes(mentorshipType));
  return $held.get() !== undefined;
}

/** What is chosen in the form of one session is no choice for another one. */
export function closeHeldTime(): void {
  $pressed.set(undefined);
  $held.set(undefined);
  $problem.set(undefined);
}

/** The buyer wants to choose after paying. The hold ends by itself; until then the time is offered to them again. */
export function forgetHeldTime(): void {
  closeHeldTime();
  markChosen(session, undefined);
}

function choose(held: HeldTime | undefined): void {
  $held.set(held);
  markChosen(session, held?.startsAt);
}

function problemOf(failure: DataError): Notice {
  if (!(failure instanceof FunctionRefusal)) return holdNotices.failed;
  const { title, detail } = failure.problem;
  return error(title, detail);
}
