import type { ClientDirective } from 'astro';
import onIntent from './on-intent.ts';

/**
 * Wakes an island when someone reaches for it; at once if the address asks for something or the prebuilt page is out of
 * date: `client:demand={when it stops being right, in milliseconds since 1970}`. For someone who is signed in the menu
 * wakes, and it with the menu.
 */
const onDemand: ClientDirective = (load, options, island) => {
  const wake = () => void island.dispatchEvent(new Event('focusin'));
  void onIntent(load, options, island);
  if (Date.now() > +options.value || location.search) wake();
  else addEventListener('astro:hydrate', () => wake(), { once: true, capture: true });
};

export default onDemand;
