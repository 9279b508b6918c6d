import type { ClientDirective } from 'astro';
import { hydrateIsland } from './hydrate-island.ts';

/** Wakes an island only if the address asks for something: `client:asked="order_id"`. */
const whenAsked: ClientDirective = async (load, options, island) => {
  if (!new URLSearchParams(location.search).get(options.value)) return;
  await hydrateIsland(load, island);
};

export default whenAsked;
