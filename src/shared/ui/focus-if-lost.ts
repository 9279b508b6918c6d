/**
 * Gives the focus to what came in place of a button that had it, so that the keyboard and a screen reader stay there.
 * Someone who has gone elsewhere meanwhile stays where they are. The part needs `tabIndex={-1}`.
 */
export function focusIfLost(part: HTMLElement | null): void {
  const focused = document.activeElement;
  // Browsers differ in when they take the focus from a button that is disabled.
  const isLost = !focused || focused === document.body || focused.matches(':disabled');
  if (isLost) part?.focus({ preventScroll: true });
}
