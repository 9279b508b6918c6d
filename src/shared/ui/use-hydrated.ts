import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prebuilt page and while React takes it over, true from then on: for what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
