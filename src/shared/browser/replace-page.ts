let isLeaving = false;
// A page that the browser kept and brought back can be left again.
if (typeof addEventListener === 'function') addEventListener('pageshow', () => (isLeaving = false));

/**
 * Goes on to another page in place of this one, which leaves the history. The first call decides where to: a second
 * one would break off the way that the browser is already on.
 *
 * Never resolves, so that whatever waits for it stays busy until the page is gone.
 */
export function replacePage(path: string): Promise<never> {
  if (!isLeaving) location.replace(path);
  isLeaving = true;
  return new Promise(() => {});
}
