import type * as z from 'zod/mini';
import { problem } from './respond.ts';

/** 400 with a sentence for each field that is missing or wrong; the first one is also the notice. */
export function fieldProblem(
  error: z.core.$ZodError,
  notice: (reason?: string) => { title: string; message?: string },
): Response {
  const fields = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = path[0]?.toString();
    if (field !== undefined && !fields.has(field)) fields.set(field, message);
  }
  const [first] = fields.values();
  return problem(400, notice(first), { fields: Object.fromEntries(fields) });
}
