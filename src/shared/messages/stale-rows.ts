/** Below the rows of the build, when newer ones could not be loaded (docs/decisions/stale-rows.md). */
export const staleRows = (rows: 'events' | 'articles') => `These ${rows} may be out of date.`;
