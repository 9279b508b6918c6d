import { atom, readonlyType, type ReadableAtom } from 'nanostores';
import { DataError } from '#src/shared/data/unwrap.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { tooOften } from '#src/shared/messages/write-limit.ts';
import { dismissOutcome, notify } from './toasts.ts';

export interface Submit<Input, Result> {
  $busy: ReadableAtom<boolean>;
  /** The result, or undefined when it failed (the notice is shown by then) or is already under way. */
  submit(input: Input): Promise<Result | undefined>;
}

/**
 * One way for every form and button to send: refuse a second click, send, say how it went, be idle again.
 * `failed` maps the reason to the catalogue's words; returning nothing keeps quiet. Someone who wrote too much reads
 * when they can continue.
 */
export function createSubmit<Input, Result>(options: {
  /** `say` is for a success, or a refusal, that depends on the answer. */
  send: (input: Input, say: (notice: Notice) => void) => Promise<Result>;
  succeeded?: Notice;
  failed: (failure: DataError) => Notice | undefined;
}): Submit<Input, Result> {
  const $busy = atom(false);
  const outcome = {};
  const say = (notice: Notice) => notify(notice, outcome);

  async function submit(input: Input): Promise<Result | undefined> {
    if ($busy.get()) return undefined;
    $busy.set(true);
    // A button outside of a form sends no "submit", by which the toaster hears of it.
    dismissOutcome(outcome);
    try {
      const result = await options.send(input, say);
      if (options.succeeded) say(options.succeeded);
      return result;
    } catch (error) {
      const failure = asDataError(error);
      const notice = noticeOf(failure, options.failed);
      const { retryInSeconds } = failure;
      if (notice) say(retryInSeconds === undefined ? notice : tooOften(notice, retryInSeconds));
      return undefined;
    } finally {
      $busy.set(false);
    }
  }

  return { $busy: readonlyType($busy), submit };
}

function noticeOf(failure: DataError, failed: (failure: DataError) => Notice | undefined) {
  if (failure.reason === 'cancelled') return undefined;
  return failure.reason === 'personUnclear' ? notices.personUnclear : failed(failure);
}

// Anything but a DataError is a mistake of ours: the person sees a message and the developer sees the error.
function asDataError(error: unknown): DataError {
  if (error instanceof DataError) return error;
  console.error(error);
  return new DataError('unavailable', '');
}
