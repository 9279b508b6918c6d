import { afterAll, beforeAll } from 'vitest';
import { openRestartableBackend, type RestartableBackend } from '../support/test-backend.ts';

/** The backend of the test file that runs now, with the sample. */
export let backend: RestartableBackend;

export async function count(table: string, condition = 'true'): Promise<number> {
  const [row] = await backend.query<{ total: number }>(
    `select count(*)::integer as total from public.${table} where ${condition}`,
  );
  return row?.total ?? 0;
}

/** Opens a backend with the sample, whose accounts sign in. */
export function useSample(): void {
  beforeAll(async () => {
    backend = await openRestartableBackend({ seed: 'sample', confirmEmails: true });
  });
  afterAll(() => backend.close());
}
