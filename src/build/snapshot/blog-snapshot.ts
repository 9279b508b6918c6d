import * as z from 'zod/mini';
import { type CoverSizes, makeCovers } from '#src/build/blog/covers.ts';
import { keepFile } from '#src/build/files/keep-file.ts';
import type { KeptRows } from '#src/shared/schemas/kept-rows.ts';
import { type Blog, blogFile, readCachedBlog } from '#src/snapshot/articles.ts';
import { readBlog } from './blog-rows.ts';
import { keptRowsLine, missingRows } from './kept-rows.ts';
import { dataOf, publicRows, reasonOf } from './public-rows.ts';

interface Options {
  /** Where covers are kept from build to build. */
  coverFolder: string;
  report: (text: string) => void;
}

interface TakenBlog {
  blog: Blog;
  /** The articles when they are those of an earlier build. */
  kept?: KeptRows;
}

/**
 * Reads the articles for this build and keeps them in a file. Only what has changed since the last time is asked for.
 * When the backend does not answer, or when too many are missing, what was kept serves; without it the build fails in one
 * sentence.
 */
export async function takeBlogSnapshot({ coverFolder, report }: Options): Promise<TakenBlog> {
  const last = await readCachedBlog();
  try {
    const read = await readBlog(last);
    const missing = last && (await missingRows({ ...countOf(last), found: read.posts.length }));
    if (missing) {
      report(keptRowsLine(missing));
      return { blog: last, kept: missing };
    }
    const sizes = await makeCovers(read.posts, { folder: coverFolder, load: loadCover, report });
    const blog = withSizes(read, sizes);
    await keepFile(blogFile(), JSON.stringify(blog));
    return { blog };
  } catch (error) {
    const reason = reasonOf(error);
    if (!last) {
      throw new Error(
        `The backend did not give its articles, and there are none from before: ${reason}`,
      );
    }
    const kept = { ...countOf(last), found: null };
    report(keptRowsLine(kept, reason));
    return { blog: last, kept };
  }
}

const countOf = ({ posts, readAt }: Blog) => ({
  table: 'blog_posts' as const,
  readAt,
  kept: posts.length,
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
