import * as z from 'zod/mini';
import { blogMessages } from '#src/features/blog/messages.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { slugOf } from '#src/shared/lib/slug.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { requiredText } from '#src/shared/schemas/text.ts';

// The database's limits of these columns (supabase/migrations, create_blog_posts).
const excerptMaximum = 1000;
const contentMaximum = 200_000;

/**
 * The moment of saving by the database's own clock: the clock of a device can be hours ahead, and the post would not be
 * public yet.
 */
export const nowInDatabase = 'now';

/** What the editor saves beside the cover and the time of publication (docs/product.md 5, Blog editor). */
export const postFormSchema = z.object({
  title: requiredText(validation.required, limits.shortTextMaximum),
  slug: requiredText(blogMessages.slugRequired, limits.shortTextMaximum).check(
    z.refine((slug) => slug === slugOf(slug), blogMessages.slugRequired),
  ),
  excerpt: requiredText(validation.required, excerptMaximum),
  author: requiredText(validation.required, limits.emailMaximum),
  content: requiredText(validation.required, contentMaximum),
});

export type PostForm = z.infer<typeof postFormSchema>;

/** A post as its editor and the manager know it. */
export const managedPostSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  author: z.string(),
  /** Null: a draft; in the future: scheduled. */
  publishedat: z.nullable(z.string()),
  updatedat: z.string(),
  word_count: z.int(),
  coverimage: z.nullable(z.string()),
  cover_version: z.nullable(z.string()),
});

export const editedPostSchema = z.extend(managedPostSchema, { content: z.string() });

export type ManagedPost = z.infer<typeof managedPostSchema>;
export type EditedPost = z.infer<typeof editedPostSchema>;

export const managedPostColumns = Object.keys(managedPostSchema.shape).join(',');
export const editedPostColumns = Object.keys(editedPostSchema.shape).join(',');
