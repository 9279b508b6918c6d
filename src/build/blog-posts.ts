import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { alignments, headings, highlights, lists, textColours } from '#src/lib/blog-formats.ts';
import { postSummarySchema } from '#src/schemas/blog-post.ts';
import type { Pictured } from '#src/schemas/taken-picture.ts';
import { withTaken } from './pictures/taken-pictures.ts';
import { snapshotFile } from './snapshot-file.ts';

const lineSchema = z.object({
  kind: z.enum(['text', ...headings, ...lists]),
  alignment: z.exactOptional(z.enum(alignments)),
  runs: z.array(
    z.object({
      text: z.string(),
      bold: z.exactOptional(z.boolean()),
      italic: z.exactOptional(z.boolean()),
      underline: z.exactOptional(z.boolean()),
      colour: z.exactOptional(z.enum(textColours)),
      highlight: z.exactOptional(z.enum(highlights)),
    }),
  ),
});

const builtPostSchema = z.extend(postSummarySchema, {
  /** The text as the sanitiser reads it. */
  lines: z.array(lineSchema),
  /** The measures of the cover's widest file in pixels. */
  cover: z.optional(z.object({ width: z.int(), height: z.int() })),
});

const blogSchema = z.object({
  /** The rules that the texts were read by. */
  edition: z.string(),
  /** When they were read. */
  readAt: z.iso.datetime(),
  /** When the youngest post was changed, by the clock of the database: what is younger is not in the build. */
  asOf: z.string(),
  /** Newest first. */
  posts: z.array(builtPostSchema),
  /** Former slugs, and the slug that they lead to. */
  moved: z.record(z.string(), z.string()),
});

/** What file systems take for a name, in bytes; a letter of Devanagari has three. */
const fileNameMaximum = 255;

/**
 * Whether the build can write a page for it; the shell shows the others (config/rewrites.ts). The editor makes neither
 * kind of slug that it cannot, but others can write to the REST service: Astro normalises the names of its files.
 */
export const hasOwnPage = ({ slug }: { slug: string }) =>
  Buffer.byteLength(`${slug}.html`) <= fileNameMaximum && slug === slug.normalize();

export type BuiltPost = Pictured<z.infer<typeof builtPostSchema>>;
export type Blog = z.infer<typeof blogSchema> & { posts: BuiltPost[] };

export const blogFile = () => snapshotFile().replace(/(\.json)?$/, '-blog.json');

/** The articles as the last build that reached the backend found them, or undefined when there was none. */
export async function readKeptBlog(): Promise<Blog | undefined> {
  try {
    return blogSchema.parse(JSON.parse(await readFile(blogFile(), 'utf8')));
  } catch {
    return undefined;
  }
}

let read: Promise<Blog> | undefined;

/** The articles of this build: blog-files.ts has put them there before any page is made. */
export function blog(): Promise<Blog> {
  read ??= readKeptBlog().then(async (kept) => {
    if (!kept) throw new Error('The articles have not been read.');
    return { ...kept, posts: await withTaken(kept.posts, ({ coverimage }) => coverimage) };
  });
  return read;
}
