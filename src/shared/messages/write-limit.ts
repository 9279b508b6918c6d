import type { Notice } from './notice.ts';

/**
 * What someone reads who has written as much as one person can (writeBounds in lib/limits.ts), under the title of what
 * failed. `seconds` null: waiting does not help.
 */
export function tooOften({ title, tone }: Notice, seconds: number | null): Notice {
  const message =
    seconds === null
      ? 'You have reached the limit for one account. You can still edit what you wrote.'
      : `You have done this several times already. Please try again in ${duration(seconds)}. What you typed is still here.`;
  return { title, message, tone };
}

/** `1 minute`, `40 minutes`, `23 hours`: rounded up, so that nobody comes too early. */
function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
