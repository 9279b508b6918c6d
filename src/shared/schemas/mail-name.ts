import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';

/**
 * A name that is repeated in a mail to an address that nobody confirmed: letters, marks, spaces and dots. A dot inside
 * a word would make an address of it.
 */
export const mailNameSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.mailNameMaximum),
    z.regex(/^\p{L}(?:[\p{L}\p{M} ]|\.(?= |$))*$/u),
  );
