import * as z from 'zod/mini';

/** The tables whose public rows the pages are built from. */
const builtTables = ['events', 'blog_posts', 'reviews'] as const;

export type BuiltTable = (typeof builtTables)[number];

/** Rows of an earlier build that a build used again. */
export const cachedRowsSchema = z.object({
  table: z.enum(builtTables),
  /** When they were read. */
  readAt: z.iso.datetime(),
  /** How many they are. */
  cached: z.int(),
  /** How many the backend gave; null: it gave no usable answer. */
  found: z.nullable(z.int()),
});

export type CachedRows = z.infer<typeof cachedRowsSchema>;

export const removalConfirmationsSchema = z.array(
  z.object({ read_at: z.string(), rows_left: z.int() }),
);
