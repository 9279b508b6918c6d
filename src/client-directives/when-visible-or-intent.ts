import type { ClientDirective } from 'astro';
import { isStored } from './is-stored.ts';
import onIntent from './on-intent.ts';

// Not every browser tells.
declare global {
  interface Navigator {
    connection?: { saveData: boolean };
  }
}

/**
 * Hydrates what moves or refreshes: when someone scrolls to it or reaches for it, so that a page which is only opened asks
 * for nothing, wherever it is on this screen. With Save-Data only when someone reaches for it. At once if the address
 * points at something in it, or if the browser keeps `client:visible-or-intent={key}`, such as the session of someone who finds more
 * here than others.
 */
const whenVisibleOrIntent: ClientDirective = (load, options, island) => {
  void onIntent(load, options, island);
  const hydrate = () => island.dispatchEvent(new Event('focusin'));

  const watch = () => {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      hydrate();
    });
    // The island has no box of its own.
    for (const part of island.children) seen.observe(part);
  };
  if (!navigator.connection?.saveData) {
    // The browser may have gone back to where this page was left.
    if (scrollY > 0) watch();
    else addEventListener('scroll', watch, { once: true, passive: true });
  }

  const target = document.getElementById(location.hash.slice(1));
  if ((target && island.contains(target)) || isStored('localStorage', options.value)) hydrate();
};

export default whenVisibleOrIntent;
