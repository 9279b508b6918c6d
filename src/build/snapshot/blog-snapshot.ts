import * as z from 'zod/mini';
import { type CoverSizes, makeCovers } from '#src/build/blog/covers.ts';
import { writeAtomic } from '#src/build/files/write-atomic.ts';
import type { CachedRows } from '#src/shared/schemas/cached-rows.ts';
import { type Blog, blogFile, readCachedBlog } from '#src/snapshot/articles.ts';
import { readBlog } from './blog-rows.ts';
import { cachedRowsLine, missingRows } from './cached-rows.ts';
import { dataOf, publicRows, reasonOf } from './public-rows.ts';

interface Options {
  /** Where covers are cached from build to build. */
  coverFolder: string;
  report: (text: string) => void;
}

interface TakenBlog {
  blog: Blog;
  /** The articles when they are those of an earlier build. */
  cached?: CachedRows;
}

/**
 * Reads the articles for this build and keeps them in a file. Only what has changed since the last time is asked for.
 * When the backend does not answer, or when too many are missing, what was cached serves; without it the build fails in one
 * sentence.
 */
export async function takeBlogSnapshot({ coverFolder, report }: Options): Promise<TakenBlog> {
  const last = await readCachedBlog();
  try {
    const read = await readBlog(last);
    const missing = last && (await missingRows({ ...countOf(last), found: read.posts.length }));
    if (missing) {
      report(cachedRowsLine(missing));
      return { blog: last, cached: missing };
    }
    const sizes = await makeCovers(read.posts, { folder: coverFolder, load: loadCover, report });
    const blog = withSizes(read, sizes);
    await writeAtomic(blogFile(), JSON.stringify(blog));
    return { blog };
  } catch (error) {
    const reason = reasonOf(error);
    if (!last) {
      throw new Error(
        `The backend did not give its articles, and there are none from before: ${reason}`,
      );
    }
    const cached = { ...countOf(last), found: null };
    report(cachedRowsLine(cached, reason));
    return { blog: last, cached };
  }
}

const countOf = ({ posts, readAt }: Blog) => ({
  table: 'blog_posts' as const,
  readAt,
  cached: posts.length,
});

const coverSchema = z.object({ coverimage_data: z.nullable(z.string()) });

async function loadCover(id: string): Promise<string | null> {
  const row = dataOf(
    await publicRows().from('blog_posts').select('coverimage_data').eq('id', id).single(),
  );
  return coverSchema.parse(row).coverimage_data;
}

const withSizes = (blog: Blog, sizes: CoverSizes): Blog => ({
  ...blog,
  posts: blog.posts.map((post) => {
    const cover = post.cover_version === null ? undefined : sizes.get(post.cover_version);
    return cover ? { ...post, cover } : post;
  }),
});
