// The ids go into the address of the request, which may have some thousand characters.
const idsPerRequest = 100;

/** Reads rows by their ids, however many these are, with one request after another. Throws what `read` throws. */
export async function readInParts<Row>(
  ids: string[],
  read: (some: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < ids.length; from += idsPerRequest) {
    rows.push(...(await read(ids.slice(from, from + idsPerRequest))));
  }
  return rows;
}
