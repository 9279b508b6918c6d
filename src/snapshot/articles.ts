import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { type BuiltPost, builtPostSchema } from '#src/features/blog/schemas/built-post.ts';
import { snapshotFile } from './file.ts';
import { withTaken } from './taken-pictures.ts';

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
 * Whether the build can write a page for it; the shell shows the others (build/redirects/rewrites.ts). The editor makes
 * neither kind of slug that it cannot, but others can write to the REST service: Astro normalises the names of its
 * files.
 */
export const hasOwnPage = ({ slug }: { slug: string }) =>
  Buffer.byteLength(`${slug}.html`) <= fileNameMaximum && slug === slug.normalize();

export type Blog = z.infer<typeof blogSchema> & { posts: BuiltPost[] };

export const blogFile = () => snapshotFile().replace(/(\.json)?$/, '-blog.json');

/** The articles as the last build that reached the backend found them, or undefined when there was none. */
export async function readCachedBlog(): Promise<Blog | undefined> {
  try {
    return blogSchema.parse(JSON.parse(await readFile(blogFile(), 'utf8')));
  } catch {
    return undefined;
  }
}

let read: Promise<Blog> | undefined;

/** The articles of this build: blog-files.ts has put them there before any page is made. */
export function blog(): Promise<Blog> {
  read ??= readCachedBlog().then(async (cached) => {
    if (!cached) throw new Error('The articles have not been read.');
    return { ...cached, posts: await withTaken(cached.posts, ({ coverimage }) => coverimage) };
  });
  return read;
}
