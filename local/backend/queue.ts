/**
 * Lets one piece of work run at a time, in the order of asking.
 *
 * @supabase/lite begins its transactions on PGlite's one connection without waiting for each other, so two requests
 * at once share a transaction and a role: a visitor's request could run as the service. Nothing may overlap.
 */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
}
