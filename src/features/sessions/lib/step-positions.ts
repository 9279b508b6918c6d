import { limits } from '#src/shared/lib/limits.ts';

/** The place of a new step: after the last one, or the first that is free; undefined when all are taken. */
export function nextPosition(taken: readonly number[]): number | undefined {
  const last = Math.max(0, ...taken);
  if (last < limits.stepsPerSession) return last + 1;
  return Array.from({ length: limits.stepsPerSession }, (_, index) => index + 1).find(
    (position) => !taken.includes(position),
  );
}
