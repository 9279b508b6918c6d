import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { Line } from '#src/lib/blog-lines.ts';
import { linesOfOwnHtml } from '#src/lib/blog-own-html.ts';
import { postSchema } from '#src/schemas/blog-post.ts';

const builtPostSchema = z.extend(postSchema, {
  /** The measures of the cover's widest file in pixels. */
  cover: z.optional(z.object({ width: z.int(), height: z.int() })),
});

const blogSchema = z.object({
  /** The rules that the texts were sanitised by. */
  edition: z.string(),
  /** When the youngest post was changed, by the clock of the database: what is younger is not in the build. */
  asOf: z.string(),
  /** Newest first, their texts sanitised. */
  posts: z.array(builtPostSchema),
  /** Former slugs, and the slug that they lead to. */
  moved: z.record(z.string(), z.string()),
});

export type BuiltPost = z.infer<typeof builtPostSchema>;
export type Blog = z.infer<typeof blogSchema>;

export const blogFile = () =>
  (process.env['SNAPSHOT_FILE'] || '.data/snapshot.json').replace(/(\.json)?$/, '-blog.json');

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
  read ??= readKeptBlog().then((kept) => {
    if (!kept) throw new Error('The articles have not been read.');
    return kept;
  });
  return read;
}

/** The lines of a post of this build, whose text the snapshot has sanitised. */
export function linesOfPost({ slug, content }: BuiltPost): Line[] {
  const lines = linesOfOwnHtml(content);
  if (!lines) throw new Error(`The text of /blog/${slug} has not been sanitised.`);
  return lines;
}
