import * as z from 'zod/mini';
import { DataError } from './unwrap.ts';

/** The answer in the shape that was asked for. Throws `unavailable` when it is none of that. */
export function parseAnswer<Schema extends z.core.$ZodType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, data);
  if (!parsed.success) throw new DataError('unavailable', '');
  return parsed.data;
}
