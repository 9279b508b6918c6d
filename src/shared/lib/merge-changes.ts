/** What a form holds, in parts that are changed apart from each other. A part that is not there is undefined. */
export type Parts = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The names of the parts that differ. */
export const changedParts = (before: Parts, after: Parts): string[] =>
  Object.keys({ ...before, ...after }).filter((name) => !isSame(before[name], after[name]));

/**
 * What was `typed` over what was `seen`, by now over what is `stored`: what was not typed here follows it. `conflicts`
 * names what was changed in both places, and not to the same; there the typed part stays.
 */
export function mergeChanges(seen: Parts, typed: Parts, stored: Parts) {
  const own = changedParts(seen, typed);
  const merged = { ...stored, ...Object.fromEntries(own.map((name) => [name, typed[name]])) };
  const conflicts = own.filter(
    (name) => !isSame(stored[name], seen[name]) && !isSame(stored[name], typed[name]),
  );
  return { merged, conflicts };
}
