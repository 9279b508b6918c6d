import type { ClientDirective } from 'astro';
import onIntent from './on-intent.ts';

/**
 * Hydrates an island when someone reaches for it; at once if the address asks for something or the prebuilt page is out of
 * date: `client:stale={when it stops being right, in milliseconds since 1970}`. For someone who is signed in the menu
 * hydrates, and it with the menu.
 */
const whenStale: ClientDirective = (load, options, island) => {
  const hydrate = () => void island.dispatchEvent(new Event('focusin'));
  void onIntent(load, options, island);
  if (Date.now() > +options.value || location.search) hydrate();
  else addEventListener('astro:hydrate', () => hydrate(), { once: true, capture: true });
};

export default whenStale;
