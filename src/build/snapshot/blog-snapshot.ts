import * as z from 'zod/mini';
import { type CoverSizes, makeCovers } from '#src/build/blog/covers.ts';
import { keepFile } from '#src/build/files/keep-file.ts';
import type { Line } from '#src/features/blog/lib/lines.ts';
import { readText } from '#src/features/blog/lib/text.ts';
import {
  type PostSummary,
  postSummaryColumns,
  postSummarySchema,
} from '#src/features/blog/schemas/post.ts';
import type { KeptRows } from '#src/shared/schemas/kept-rows.ts';
import { type Blog, blogFile, readKeptBlog } from '#src/snapshot/articles.ts';
import { keptRowsLine, missingRows } from './kept-rows.ts';
import { dataOf, publicRows, readAll, reasonOf } from './public-rows.ts';

/** Another one makes every text be read again. */
const edition = '3';

/** Texts can be 200 kB each. */
const textsPerRequest = 20;

const textsSchema = z.array(z.object({ id: z.string(), content: z.string() }));
const movedSchema = z.array(
  z.object({ old_slug: z.string(), blog_posts: z.object({ slug: z.string() }) }),
);
const coverSchema = z.object({ coverimage_data: z.nullable(z.string()) });

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
  const last = await readKeptBlog();
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

async function readBlog(kept: Blog | undefined): Promise<Blog> {
  const rest = publicRows();
  // Whatever is written while they are read may be missing.
  const readAt = new Date().toISOString();
  const [rows, redirects] = await Promise.all([
    readAll((from, to) =>
      rest
        .from('blog_posts')
        .select(postSummaryColumns)
        .order('publishedat', { ascending: false })
        .order('id')
        .range(from, to),
    ),
    readAll((from, to) =>
      rest
        .from('blog_redirects')
        .select('old_slug, blog_posts(slug)')
        .order('old_slug')
        .range(from, to),
    ),
  ]);
  const summaries = z.array(postSummarySchema).parse(rows);
  const texts = await readTexts(summaries, kept);
  const moved = movedSchema.parse(redirects).map(({ old_slug, blog_posts }) => {
    return [old_slug, blog_posts.slug] as const;
  });
  return {
    edition,
    readAt,
    asOf: summaries.map(({ updatedat }) => updatedat).reduce(later, ''),
    // A post that went away between the two questions has no text.
    posts: summaries.flatMap((summary) => {
      const lines = texts.get(summary.id);
      return lines ? [{ ...summary, lines }] : [];
    }),
    moved: Object.fromEntries(moved),
  };
}

const later = (a: string, b: string) => (Date.parse(b) < Date.parse(a) ? a : b);

/** The text of each post by its id: the kept one where the post has not changed. */
async function readTexts(
  summaries: PostSummary[],
  kept: Blog | undefined,
): Promise<Map<string, Line[]>> {
  const keptPosts = kept?.edition === edition ? kept.posts : [];
  const texts = new Map<string, Line[]>();
  const updates = new Map(summaries.map(({ id, updatedat }) => [id, updatedat]));
  for (const { id, updatedat, lines } of keptPosts) {
    if (updates.get(id) === updatedat) texts.set(id, lines);
  }

  const missing = summaries.filter(({ id }) => !texts.has(id)).map(({ id }) => id);
  for (let start = 0; start < missing.length; start += textsPerRequest) {
    const ids = missing.slice(start, start + textsPerRequest);
    const rows = dataOf(await publicRows().from('blog_posts').select('id, content').in('id', ids));
    for (const { id, content } of textsSchema.parse(rows)) texts.set(id, await readText(content));
  }
  return texts;
}

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
