import type { ClientDirective } from 'astro';
import { toastsStorageKey } from '#src/shared/browser/storage-keys.ts';
import { hydrateIsland } from './hydrate-island.ts';
import { isStored } from './is-stored.ts';

/** Hydrates the toaster with the first toast: one of this page, or one left by the page before. */
const onToast: ClientDirective = (load, _options, island) => {
  const hydrate = () => void hydrateIsland(load, island);
  if (isStored('sessionStorage', toastsStorageKey)) hydrate();
  else addEventListener('mentor:toast', hydrate, { once: true });
  // An island that hydrates may soon have to say that there is no network, over which nothing could come any more.
  addEventListener('astro:hydrate', load, { once: true, capture: true });
};

export default onToast;
