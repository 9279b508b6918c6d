let forms = 0;
const fields = new Set<Element>();
let isGivenUp = false;

/** Says that a form of this page holds what is not saved, until the function is called that it returns. */
export function holdUnsaved(): () => void {
  forms += 1;
  return () => void (forms -= 1);
}

/** Remembers a field in which somebody types. */
export const noteTyping = (field: Element): void => void fields.add(field);

/** The session is over: this page is left at once, and nobody is asked (docs/decisions/ended-sessions.md). */
export const giveUpUnsaved = (): void => void (isGivenUp = true);

/** Whether the browser asks before this page is left. */
export const asksOnLeaving = (): boolean => !isGivenUp;

/** Whether a form says that it is not saved, or a field is still there in which somebody typed. */
export const hasUnsaved = (): boolean =>
  forms > 0 || [...fields].some(({ isConnected }) => isConnected);
