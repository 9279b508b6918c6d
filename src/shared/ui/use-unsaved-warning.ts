import { useEffect } from 'react';
import { asksOnLeaving, holdUnsaved } from '#src/shared/browser/unsaved.ts';

/** Has the browser ask before someone leaves the page with what they did not save. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const release = holdUnsaved();
    const ask = (event: BeforeUnloadEvent) => {
      if (asksOnLeaving()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      release();
    };
  }, [isUnsaved]);
}
