import type { ClientDirective } from 'astro';
import { toastsKey } from '#src/lib/browser-storage.ts';

/** Wakes the toaster with the first toast: one of this page, or one left by the page before. */
const onToast: ClientDirective = (load) => {
  const wake = async () => {
    const hydrate = await load();
    await hydrate();
  };
  if (isWaiting()) void wake();
  else addEventListener('mentor:toast', wake, { once: true });
  // An island that wakes may soon have to say that there is no network, over which nothing could come any more.
  addEventListener('astro:hydrate', load, { once: true, capture: true });
};

function isWaiting(): unknown {
  try {
    return sessionStorage.getItem(toastsKey);
  } catch {
    return false;
  }
}

export default onToast;
