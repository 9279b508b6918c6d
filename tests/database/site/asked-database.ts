import { afterAll, beforeAll } from 'vitest';
import { openTestBackend, type TestBackend } from '../support/test-backend.ts';

export let backend: TestBackend;

export async function ask<Value>(
  expression: string,
  ...parameters: unknown[]
): Promise<Value | undefined> {
  const [row] = await backend.query<{ value: Value }>(`select ${expression} as value`, parameters);
  return row?.value;
}

/** Opens a backend without people. */
export function useDatabase(): void {
  beforeAll(async () => {
    backend = await openTestBackend();
  });
  afterAll(() => backend.close());
}
