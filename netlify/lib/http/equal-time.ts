/**
 * The outcome of `work`, after a whole number of these steps: how long it took tells nothing about what was found, as
 * long as both ways fit into the same step. A failure comes as late.
 */
export async function inEqualTime<T>(stepMilliseconds: number, work: Promise<T>): Promise<T> {
  let isDone = false;
  const note = () => {
    isDone = true;
  };
  work.then(note, note);
  do await new Promise((resolve) => setTimeout(resolve, stepMilliseconds));
  while (!isDone);
  return work;
}
