import type { ClientDirective } from 'astro';
import { hydrateIsland } from './hydrate-island.ts';
import { isStored } from './is-stored.ts';

/** Hydrates an island only if this tab keeps something under the key, or the address carries it: `client:storage="key"`. */
const withStorage: ClientDirective = async (load, options, island) => {
  if (!location.hash && !isStored('sessionStorage', options.value)) return;
  await hydrateIsland(load, island);
};

export default withStorage;
