/**
 * Whether a row is already as a change would make it: then an earlier answer was lost. What is sent empty, the database
 * keeps as nothing.
 */
export const holds = (row: object, change: object): boolean =>
  Object.entries(change).every(
    ([column, value]) => ((row as Record<string, unknown>)[column] ?? '') === (value ?? ''),
  );
