import * as z from 'zod/mini';

/** What a page shows to have a form let through: the answer of Cloudflare Turnstile, at most 2 048 characters. */
export const humanCheckSchema = z.object({
  submissionId: z.uuid(),
  token: z.string().check(z.minLength(1), z.maxLength(2048)),
});
