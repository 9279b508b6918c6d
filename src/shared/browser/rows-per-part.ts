import { isNarrow } from './is-narrow.ts';

/** How many rows a list of an admin shows at first, and how many more it brings: a phone has no room for many. */
export const rowsPerPart = (onPhone: number): number => (isNarrow() ? onPhone : 50);
