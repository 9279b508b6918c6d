import * as z from 'zod/mini';

/** When the mentor gets a mail about news: as it comes, or all of it at eight in the morning in India. */
export const newsMailsSchema = z.enum(['at_once', 'each_morning']);

export type NewsMails = z.infer<typeof newsMailsSchema>;
