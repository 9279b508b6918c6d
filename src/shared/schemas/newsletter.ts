import * as z from 'zod/mini';

/** The box for the newsletter in a form: the version of the notice, and nothing while it is not ticked. */
export const newsletterBox = { newsletter_notice: z.exactOptional(z.iso.date()) };
