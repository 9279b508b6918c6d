import { useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(change: () => void): () => void {
  const timer = setInterval(change, minute / 2);
  // A phone that was asleep has counted nothing.
  document.addEventListener('visibilitychange', change);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', change);
  };
}

/** The minute that it is, in milliseconds since 1970. A page is often open when what it is about begins. */
export const useNow = (): number =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute) * minute,
    () => 0,
  );
