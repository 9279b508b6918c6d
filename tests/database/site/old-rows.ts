import { anEvent, aRegistration, dayFromToday } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';

export const momentAgo = async (age: string) =>
  String(
    (await backend.query<{ then: string }>(`select (now() - $1::interval)::text as then`, [age]))[0]
      ?.then,
  );

export async function store(table: string, row: Record<string, unknown>, column = 'id') {
  await people.service.from(table).insert(row).throwOnError();
  return { column, value: String(row[column]) };
}

/** A registration; the event can be younger than it. */
export async function registration(age: string, eventDaysAgo: number) {
  const event = anEvent({ status: 'approved', event_date: dayFromToday(-eventDaysAgo) });
  await people.service.from('events').insert(event).throwOnError();
  return store(
    'event_registrations',
    aRegistration({
      event_id: event['id'],
      user_id: people.student.id,
      created_at: await momentAgo(age),
    }),
  );
}

export async function isThere(table: string, { column, value }: { column: string; value: string }) {
  const rows = await backend.query(`select 1 from public.${table} where ${column}::text = $1`, [
    value,
  ]);
  return rows.length === 1;
}

/** How many rows of a table were counted as removed. */
export async function counted(what: string): Promise<number> {
  const [row] = await backend.query<{ sum: number }>(
    'select coalesce(sum(removed), 0)::integer as sum from retention_runs where what = $1',
    [what],
  );
  return row?.sum ?? 0;
}

export async function forget(what: string, keep: string, batch = 200): Promise<number> {
  const answer = await people.service.rpc('forget_old_rows', { what, keep, batch }).throwOnError();
  return answer.data as number;
}
