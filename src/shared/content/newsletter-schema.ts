import * as z from 'zod/mini';
import { text } from './content-fields.ts';

/** content/newsletter.json: what a newsletter is about and how often it comes at most. Not sent: no form offers it. */
export const newsletterSchema = z.strictObject({
  isSent: z.boolean(),
  about: text,
  timesAMonth: z.int('must be a whole number').check(z.minimum(1), z.maximum(31)),
});

export type Newsletter = z.infer<typeof newsletterSchema>;
