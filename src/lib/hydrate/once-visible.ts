/** Wakes an island with the first part of it that comes into view; it has no box of its own. */
export function onceVisible(island: HTMLElement, wake: () => unknown): void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    wake();
  });
  for (const part of island.children) seen.observe(part);
}
