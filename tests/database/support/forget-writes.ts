import type { TestBackend } from './test-backend.ts';

/** Lets people who wrote as much as they may write again, as if that were long ago. */
export const forgetWrites = (backend: Pick<TestBackend, 'query'>): Promise<unknown> =>
  backend.query('delete from public.request_counts');
