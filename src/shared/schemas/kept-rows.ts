import * as z from 'zod/mini';

/** The tables whose public rows the pages are built from. */
const builtTables = ['events', 'blog_posts', 'reviews'] as const;

export type BuiltTable = (typeof builtTables)[number];

/** Rows of an earlier build that a build used again. */
export const keptRowsSchema = z.object({
  table: z.enum(builtTables),
  /** When they were read. */
  readAt: z.iso.datetime(),
  /** How many they are. */
  kept: z.int(),
  /** How many the backend gave; null: it gave no answer of use. */
  found: z.nullable(z.int()),
});

export type KeptRows = z.infer<typeof keptRowsSchema>;

export const removalConfirmationsSchema = z.array(
  z.object({ kept_at: z.string(), rows_left: z.int() }),
);
