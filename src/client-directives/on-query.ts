import type { ClientDirective } from 'astro';
import { hydrateIsland } from './hydrate-island.ts';

/** Hydrates an island only if the address asks for something: `client:query="order_id"`. */
const onQuery: ClientDirective = async (load, options, island) => {
  if (!new URLSearchParams(location.search).get(options.value)) return;
  await hydrateIsland(load, island);
};

export default onQuery;
