import { useSyncExternalStore } from 'react';

// A sheet tells only itself that it has come.
function listen(change: () => void): () => void {
  document.addEventListener('load', change, true);
  return () => document.removeEventListener('load', change, true);
}

const isThere = () =>
  document.querySelector('meta[name=sheet]') === null &&
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ sheet }) => sheet,
  );

/**
 * Whether the styles are there that the prebuilt page had no need of (docs/decisions/styles-inline.md): for what an island
 * shows at once and by itself. False in the prebuilt page.
 */
export const useWholeSheet = (): boolean => useSyncExternalStore(listen, isThere, () => false);
