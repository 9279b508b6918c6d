import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';

/** The same rule as private.is_web_address in the database: http or https, a host, no sign-in part. */
const webAddressPattern = /^https?:\/\/[^\s/?#@\\<>"']+([/?#][^\s\\<>"']*)?$/i;

/** An address, or nothing. */
export const optionalWebAddress = z.string().check(
  z.trim(),
  z.maxLength(limits.webAddressMaximum, validation.webAddress),
  z.refine((text) => text === '' || webAddressPattern.test(text), validation.webAddress),
);
