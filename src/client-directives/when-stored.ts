import type { ClientDirective } from 'astro';
import { hydrateIsland } from './hydrate-island.ts';
import { isKept } from './is-kept.ts';

/** Wakes an island only if this tab keeps something under the key, or the address carries it: `client:stored="key"`. */
const whenStored: ClientDirective = async (load, options, island) => {
  if (!location.hash && !isKept('sessionStorage', options.value)) return;
  await hydrateIsland(load, island);
};

export default whenStored;
