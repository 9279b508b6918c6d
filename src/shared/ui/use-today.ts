import { useSyncExternalStore } from 'react';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';

// The page can stay open over midnight; someone who comes back to it sees the new day.
const signs = ['focus', 'pageshow', 'visibilitychange'];

function subscribe(change: () => void): () => void {
  for (const sign of signs) addEventListener(sign, change);
  return () => {
    for (const sign of signs) removeEventListener(sign, change);
  };
}

/** Today in India; until the island is hydrated, the day on which the page was built. */
export const useToday = (builtOn: string): string =>
  useSyncExternalStore(
    subscribe,
    () => todayInIndia(),
    () => builtOn,
  );
