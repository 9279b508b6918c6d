import type { ClientDirective } from 'astro';
import { toastsKey } from '#src/shared/browser/storage.ts';
import { hydrateIsland } from './hydrate-island.ts';
import { isKept } from './is-kept.ts';

/** Wakes the toaster with the first toast: one of this page, or one left by the page before. */
const onToast: ClientDirective = (load, _options, island) => {
  const wake = () => void hydrateIsland(load, island);
  if (isKept('sessionStorage', toastsKey)) wake();
  else addEventListener('mentor:toast', wake, { once: true });
  // An island that wakes may soon have to say that there is no network, over which nothing could come any more.
  addEventListener('astro:hydrate', load, { once: true, capture: true });
};

export default onToast;
