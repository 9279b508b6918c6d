import type { ClientDirective } from 'astro';
import { hydrateIsland } from './hydrate-island.ts';
import { onceVisible } from './once-visible.ts';

/** `client:visible` */
const whenVisible: ClientDirective = (load, _options, island) =>
  onceVisible(island, () => hydrateIsland(load, island));

export default whenVisible;
