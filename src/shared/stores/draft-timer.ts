const keepAfterMilliseconds = 2000;

/** Keeps what is typed in an editor soon after it was typed, and not with each key. */
export function createDraftTimer(keep: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keepSoon(): void {
    timer ??= setTimeout(keepNow, keepAfterMilliseconds);
  }

  /** Does nothing when nothing was typed since. */
  function keepNow(): void {
    if (timer === undefined) return;
    stopKeeping();
    keep();
  }

  /** Keeps no more of this text. */
  function stopKeeping(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return { keepSoon, keepNow, stopKeeping };
}
