/** Storage may be blocked: then nothing ever comes. */
const patienceInMilliseconds = 2_000;

/**
 * Resolves when what another tab has stored is here too. Its messages can come first, because two tabs may be two
 * processes of the browser.
 */
export function untilStored(isHere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, patienceInMilliseconds);
    function look() {
      if (isHere()) end();
    }
    function end() {
      removeEventListener('storage', look);
      clearTimeout(timer);
      resolve();
    }
    addEventListener('storage', look);
    look();
  });
}
