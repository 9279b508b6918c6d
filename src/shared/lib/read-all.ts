/** The service answers at most this many rows, whatever is asked (docs/architecture.md, "Stand-ins"). */
export const rowsPerRequest = 1000;

/**
 * Every row, in as few requests as the service allows. `readAfter` answers the first rows, or those that follow `last`,
 * in an order without ties. Each request goes on after the last row instead of counting, so that no row is left out and
 * none comes twice when others write or delete meanwhile.
 */
export async function readAll<Row>(
  readAfter: (last: Row | undefined) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = await readAfter(all.at(-1));
    all.push(...rows);
    if (rows.length < rowsPerRequest) return all;
  }
}
