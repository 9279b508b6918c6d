import { expect, test } from 'vitest';
import { readAll, rowsPerRequest } from '#src/shared/lib/read-all.ts';

/** A table with so many rows, which answers as the service does. */
function tableOf(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({ id: index }));
  let requests = 0;
  return {
    rows,
    requests: () => requests,
    readAfter: (last: { id: number } | undefined) => {
      requests += 1;
      const following = rows.filter(({ id }) => last === undefined || id > last.id);
      return Promise.resolve(following.slice(0, rowsPerRequest));
    },
  };
}

test.each([
  [0, 1],
  [1, 1],
  [999, 1],
  [1000, 2],
  [1001, 2],
  [2500, 3],
])('an export has all of %i rows, after %i requests', async (count, requests) => {
  const table = tableOf(count);
  expect(await readAll(table.readAfter)).toEqual(table.rows);
  expect(table.requests()).toBe(requests);
});

test.each([
  ['arrives', (rows: { id: number }[]) => rows.unshift({ id: -1 })],
  ['goes', (rows: { id: number }[]) => rows.shift()],
])(
  'no row is lost or comes twice when another one %s between two requests',
  async (_how, change) => {
    const table = tableOf(2500);
    const before = [...table.rows];
    const all = await readAll(async (last: { id: number } | undefined) => {
      const page = await table.readAfter(last);
      if (last === undefined) change(table.rows);
      return page;
    });
    expect(all).toEqual(before);
  },
);

test('an export fails when one of its requests does', async () => {
  const table = tableOf(1500);
  const reading = readAll((last: { id: number } | undefined) =>
    last ? Promise.reject(new Error('The service is away.')) : table.readAfter(last),
  );
  await expect(reading).rejects.toThrow('The service is away.');
});
