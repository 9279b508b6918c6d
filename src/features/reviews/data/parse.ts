import * as z from 'zod/mini';
import { DataError } from '#src/shared/data/unwrap.ts';

/** Throws when the answer is none of what was asked for. */
export function parse<Schema extends z.core.$ZodType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, data);
  if (!parsed.success) throw new DataError('unavailable', '');
  return parsed.data;
}
