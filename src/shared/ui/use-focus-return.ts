import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';

/**
 * What is disabled loses the focus. When `isBusy` ends, this gives it back to what had it as it began: the button, or a
 * field of its form. Someone who has gone elsewhere in the meantime stays there.
 */
export function useFocusReturn(button: RefObject<HTMLButtonElement | null>, isBusy: boolean): void {
  // Asked before anything is disabled: Chrome takes the focus away at once, other browsers a frame later.
  const focused = useMemo(
    () => (isBusy ? (document.activeElement as HTMLElement | null) : null),
    [isBusy],
  );
  const lost = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const before = lost.current;
    const part = button.current?.form ?? button.current;
    lost.current = part?.contains(focused) ? focused : null;
    if (isBusy || !before) return;
    const dialog = document.activeElement?.closest('dialog');
    // A dialog that asked something meanwhile found nothing focused that it could give the focus back to.
    if (dialog && !dialog.contains(before)) {
      dialog.addEventListener('close', () => giveBack(before, button.current), { once: true });
    } else giveBack(before, button.current);
  }, [button, focused, isBusy]);
}

function giveBack(lost: HTMLElement, button: HTMLButtonElement | null): void {
  const focused = document.activeElement;
  // What is around it has the focus after an impatient click on the disabled button: nobody went there.
  if (focused && focused !== lost && !focused.contains(button ?? lost)) return;
  lost.focus({ preventScroll: true });
  // What had it may be gone, or wait for something else.
  if (document.activeElement !== lost) button?.focus({ preventScroll: true });
}
