import type { ClientDirective } from 'astro';
import { hydrateIsland } from './hydrate-island.ts';

/** `client:load`, and `client:only` for what the server does not draw. */
const onLoad: ClientDirective = (load, _options, island) => hydrateIsland(load, island);

export default onLoad;
