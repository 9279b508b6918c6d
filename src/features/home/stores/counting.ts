import { map, readonlyType } from 'nanostores';

/** How far each figure has come, by its name; one that does not count is not in it. */
const $shown = map<Record<string, number>>({});
export const $figures = readonlyType($shown);

interface Count {
  target: number;
  startedAt: number;
  durationInMilliseconds: number;
}

/** One clock for all that counts. */
const running = new Map<string, Count>();

/** Counts a figure from 0 to its target, fast at first and slow at the end. Not for those who want less motion. */
export function countUp(name: string, target: number, durationInMilliseconds: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (running.size === 0) requestAnimationFrame(tick);
  running.set(name, { target, startedAt: performance.now(), durationInMilliseconds });
  $shown.setKey(name, 0);
}

function tick(now: number): void {
  for (const [name, { target, startedAt, durationInMilliseconds }] of running) {
    // The first frame can carry a time before the start.
    const time = Math.min(1, Math.max(0, (now - startedAt) / durationInMilliseconds));
    if (time === 1) running.delete(name);
    $shown.setKey(name, Math.round(target * (1 - (1 - time) ** 3)));
  }
  if (running.size > 0) requestAnimationFrame(tick);
}
