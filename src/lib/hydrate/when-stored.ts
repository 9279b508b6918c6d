import type { ClientDirective } from 'astro';

/** Wakes an island only if this tab keeps something under the key, or the address carries it: `client:stored="key"`. */
const whenStored: ClientDirective = async (load, options) => {
  if (!location.hash && !isStored(options.value)) return;
  const hydrate = await load();
  await hydrate();
};

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export default whenStored;
