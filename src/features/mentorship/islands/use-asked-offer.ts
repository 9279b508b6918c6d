import { useSyncExternalStore } from 'react';
import { offerParameter } from '#src/features/mentorship/paths.ts';

let tell = () => {};

function subscribe(change: () => void): () => void {
  tell = change;
  addEventListener('popstate', change);
  return () => removeEventListener('popstate', change);
}

/** The offer that the address asks for. The browser's Back and Forward change it, as the buttons do. */
export const useAskedOffer = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(offerParameter),
    () => null,
  );

const fromCards = { fromCards: true };

export function askFor(offer: string): void {
  history.pushState(fromCards, '', `?${offerParameter}=${offer}`);
  tell();
}

/** Back to the cards. Who came from another page straight to the form has none to go back to. */
export function askForNone(): void {
  if ((history.state as Partial<typeof fromCards> | null)?.fromCards) return history.back();
  history.replaceState(null, '', location.pathname);
  tell();
}
