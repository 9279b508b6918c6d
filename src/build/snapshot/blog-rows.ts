import * as z from 'zod/mini';
import {
  type PostSummary,
  postSummaryColumns,
  postSummarySchema,
} from '#src/features/blog/schemas/post.ts';
import { readAll, rowsPerRequest } from '#src/shared/lib/read-all.ts';
import type { Line } from '#src/shared/lib/rich-text/lines.ts';
import { readText } from '#src/shared/lib/rich-text/text.ts';
import type { Blog } from '#src/snapshot/articles.ts';
import { dataOf, publicRows } from './public-rows.ts';

/** Another value makes the build read every text again. */
const edition = '3';

/** Texts can be 200 kB each. */
const textsPerRequest = 20;

const textsSchema = z.array(z.object({ id: z.string(), content: z.string() }));
const summariesSchema = z.array(postSummarySchema);
const movedSchema = z.array(
  z.object({ old_slug: z.string(), blog_posts: z.object({ slug: z.string() }) }),
);

export async function readBlog(cached: Blog | undefined): Promise<Blog> {
  // Rows that are written during the reading may be missing.
  const readAt = new Date().toISOString();
  const [summaries, redirects] = await Promise.all([readSummaries(), readRedirects()]);
  const texts = await readTexts(summaries, cached);
  const moved = redirects.map(({ old_slug, blog_posts }) => [old_slug, blog_posts.slug] as const);
  return {
    edition,
    readAt,
    asOf: summaries.map(({ updatedat }) => updatedat).reduce(later, ''),
    // A post that was deleted between the two requests has no text.
    posts: summaries.flatMap((summary) => {
      const lines = texts.get(summary.id);
      return lines ? [{ ...summary, lines }] : [];
    }),
    moved: Object.fromEntries(moved),
  };
}

/** The newest first. */
async function readSummaries(): Promise<PostSummary[]> {
  const rest = publicRows();
  const posts = await readAll(async (last: PostSummary | undefined) => {
    const query = rest.from('blog_posts').select(postSummaryColumns);
    const following = last ? query.gt('id', last.id) : query;
    return summariesSchema.parse(dataOf(await following.order('id').limit(rowsPerRequest)));
  });
  return posts.sort((a, b) => Date.parse(b.publishedat) - Date.parse(a.publishedat));
}

function readRedirects() {
  const rest = publicRows();
  return readAll(async (last: z.infer<typeof movedSchema>[number] | undefined) => {
    const query = rest.from('blog_redirects').select('old_slug, blog_posts(slug)');
    const following = last ? query.gt('old_slug', last.old_slug) : query;
    return movedSchema.parse(dataOf(await following.order('old_slug').limit(rowsPerRequest)));
  });
}

const later = (a: string, b: string) => (Date.parse(b) < Date.parse(a) ? a : b);

/** The text of each post by its id: the cached one where the post has not changed. */
async function readTexts(
  summaries: PostSummary[],
  cached: Blog | undefined,
): Promise<Map<string, Line[]>> {
  const cachedPosts = cached?.edition === edition ? cached.posts : [];
  const texts = new Map<string, Line[]>();
  const updates = new Map(summaries.map(({ id, updatedat }) => [id, updatedat]));
  for (const { id, updatedat, lines } of cachedPosts) {
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
