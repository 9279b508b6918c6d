import type { ClientDirective } from 'astro';

/** Wakes an island only if the address asks for something: `client:asked="order_id"`. */
const whenAsked: ClientDirective = async (load, options) => {
  if (!new URLSearchParams(location.search).get(options.value)) return;
  const hydrate = await load();
  await hydrate();
};

export default whenAsked;
