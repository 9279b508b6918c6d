import type { Client } from './people.ts';

/** How many rows a table has, counted by the database because one answer never holds more than 1000. */
export async function countOf(service: Client, table: string): Promise<number> {
  const { count } = await service
    .from(table)
    .select('*', { count: 'exact', head: true })
    .throwOnError();
  return count ?? 0;
}
