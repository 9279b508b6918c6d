type Load = () => Promise<() => Promise<void>>;

/** Whether the code came, and the island is hydrated. Astro announces a failure by `astro:hydration-error`. */
export async function hydrateIsland(load: Load, island: HTMLElement): Promise<boolean> {
  const hydrate = await load();
  await hydrate();
  return !island.hasAttribute('ssr');
}
