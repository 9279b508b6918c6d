import { beforeEach } from 'vitest';
import type { Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

export async function queue(...rows: Row[]) {
  await people.service.from('outbox').insert(rows).throwOnError();
}

export async function claim(batch = 10): Promise<Row[]> {
  const { data } = await people.service.rpc('claim_outbox', { batch }).throwOnError();
  return data as Row[];
}

/** As if so many minutes had passed since the last attempt. */
export async function passMinutes(minutes: number) {
  await backend.query(
    `update public.outbox set next_attempt_at = next_attempt_at - make_interval(mins => $1)`,
    [minutes],
  );
}

/** Opens a backend, and deletes all mails before each test. */
export function useOutbox(): void {
  useBackend();
  beforeEach(async () => {
    await people.service.from('outbox').delete().neq('kind', '').throwOnError();
  });
}
