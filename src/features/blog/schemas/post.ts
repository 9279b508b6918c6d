import * as z from 'zod/mini';
import type { Pictured } from '#src/shared/schemas/taken-picture.ts';

/** What a list shows of a post: never the text, and never the cover itself, which can be 7 MB. */
export const postSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  author: z.string(),
  publishedat: z.string(),
  updatedat: z.string(),
  word_count: z.int(),
  /** The address of a cover that is not kept in the row. */
  coverimage: z.nullable(z.string()),
  /** Stands for the cover in the row; null when there is none. */
  cover_version: z.nullable(z.string()),
});

export const postSchema = z.extend(postSummarySchema, {
  /** HTML as it is stored: it passes the sanitiser before it is shown. */
  content: z.string(),
});

export type PostSummary = Pictured<z.infer<typeof postSummarySchema>>;
export type Post = Pictured<z.infer<typeof postSchema>>;

/** The columns of PostSummary, as a query names them. */
export const postSummaryColumns = Object.keys(postSummarySchema.shape).join(',');
export const postColumns = Object.keys(postSchema.shape).join(',');
