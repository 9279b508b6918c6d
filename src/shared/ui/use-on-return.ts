import { useEffect } from 'react';

/** Calls `refresh` when someone comes back to this page, so that two admins see what the other did. */
export function useOnReturn(refresh: () => unknown): void {
  useEffect(() => {
    // Coming back to a tab tells both: it is seen, and it has the focus.
    let isDue = true;
    const look = () => {
      if (!isDue || document.visibilityState !== 'visible') return;
      isDue = false;
      setTimeout(() => (isDue = true), 1000);
      refresh();
    };
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);
}
