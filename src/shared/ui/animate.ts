/** Calls `draw` on every frame with the way done, from 0 to 1, fast at first and slow at the end. */
export function animate(durationInMilliseconds: number, draw: (share: number) => void): void {
  const startedAt = performance.now();
  const step = (now: number) => {
    // The first frame can carry a time before the start.
    const time = Math.min(1, Math.max(0, (now - startedAt) / durationInMilliseconds));
    draw(1 - (1 - time) ** 3);
    if (time < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

export const wantsLessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
