import type { ClientDirective } from 'astro';
import { hydrateIsland } from './hydrate-island.ts';

// Buttons, and links that the island answers itself in place of going anywhere.
const answeredHere = 'button[type=button], a[data-in-place]';

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'];

/**
 * Hydrates an island when someone reaches for it. What they press or send before it is hydrated is held
 * back (a form would otherwise leave the page) and repeated once it is.
 *
 * When its code does not come, the next one who reaches for it asks again; site-script.ts says so, and starts it again
 * too.
 */
const onIntent: ClientDirective = (load, _options, island) => {
  let repeat: (() => void) | undefined;
  let isLoading = false;
  let hasFailed = false;
  // React begins to hydrate when it is told to and ends in its own time; it marks what it has taken over, and what
  // holds other elements after them.
  const isHydrated = () => {
    const outermost = island.lastElementChild;
    return !outermost || /__react/.test(Object.keys(outermost).join());
  };

  const hold = (event: Event) => {
    if (isHydrated()) return;
    event.preventDefault();
    // Safari 15 has no requestSubmit().
    repeat = () => (event as SubmitEvent).submitter?.click();
    void hydrate();
  };
  const press = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>(answeredHere);
    if (!control || isHydrated()) return;
    event.preventDefault();
    repeat = () => control.click();
    void hydrate();
  };
  const hydrate = async (sign?: Event) => {
    // Moving over it is too little to ask for again what did not come.
    if (isLoading || (hasFailed && sign?.type === 'pointerover')) return;
    isLoading = true;
    isLoading = await hydrateIsland(load, island);
    hasFailed = !isLoading;
    if (hasFailed) return;
    while (!isHydrated()) await new Promise(requestAnimationFrame);
    repeat?.();
  };

  // What is held back is still known then; another start would hold it back a second time.
  Object.assign(island, { start: hydrate });
  island.addEventListener('submit', hold);
  island.addEventListener('click', press);
  for (const sign of signs) island.addEventListener(sign, hydrate);
  // Someone may already be typing in it: a page that came back, or a very slow network.
  if (island.contains(document.activeElement)) void hydrate();
};

export default onIntent;
