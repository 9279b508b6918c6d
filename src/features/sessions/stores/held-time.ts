import { atom, readonlyType } from 'nanostores';
import { holdTime } from '#src/features/sessions/data/holds.ts';
import { holdNotices } from '#src/features/sessions/messages/holds.ts';
import type { HeldTime } from '#src/features/sessions/schemas/hold.ts';
import { FunctionRefusal } from '#src/shared/data/functions.ts';
import type { DataError } from '#src/shared/data/unwrap.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { buyerKey } from '#src/shared/stores/buyer-key.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { loadFreeTimes } from './free-times.ts';

const $held = atom<HeldTime | undefined>(undefined);
/** The time that is kept for this browser. */
export const $heldTime = readonlyType($held);

const $problem = atom<Notice | undefined>(undefined);
/** Why the time that was pressed last is not kept. */
export const $holdProblem = readonlyType($problem);

let pressed = '';

const holding = createSubmit({
  send: async (startsAt: string) => {
    pressed = startsAt;
    $problem.set(undefined);
    $held.set(await holdTime({ startsAt, buyerKey: buyerKey() }));
  },
  failed: (failure) => {
    // What was held before still is, unless it is the time that somebody else has now.
    $problem.set(problemOf(failure));
    if (failure instanceof FunctionRefusal && failure.problem.timeTaken) {
      if ($held.get()?.startsAt === pressed) $held.set(undefined);
      void loadFreeTimes();
    }
    return undefined;
  },
});

export const $isHolding = holding.$busy;

/** Keeps this time in place of the one before. */
export const keepTime = holding.submit;

/** The buyer wants to choose after paying. The hold ends by itself. */
export function forgetHeldTime(): void {
  $held.set(undefined);
  $problem.set(undefined);
}

function problemOf(failure: DataError): Notice {
  if (!(failure instanceof FunctionRefusal)) return holdNotices.failed;
  const { title, detail } = failure.problem;
  return { tone: 'error', title, ...(detail !== undefined && { message: detail }) };
}
