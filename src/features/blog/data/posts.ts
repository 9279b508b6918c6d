import * as z from 'zod/mini';
import {
  type Post,
  postColumns,
  postSchema,
  type PostSummary,
  postSummaryColumns,
  postSummarySchema,
} from '#src/features/blog/schemas/post.ts';
import { publicRest } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { withPictures } from '#src/shared/data/taken-pictures.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';
import { limits } from '#src/shared/lib/limits.ts';

export type PostPlace = Pick<PostSummary, 'id' | 'publishedat'>;

/** The newest published posts, or the next ones after `last`; fewer than a page when there are no more. */
export async function listPublishedPosts(last?: PostPlace): Promise<PostSummary[]> {
  const query = publicRest()
    .from('blog_posts')
    .select(postSummaryColumns)
    .order('publishedat', { ascending: false })
    .order('id')
    .limit(limits.blogPostsPerPage);
  const following = last && query.or(olderThan(last));
  const rows = parseAnswer(z.array(postSummarySchema), unwrap(await (following ?? query)));
  return withPictures(rows, coverOf);
}

// By place in the order and not by number, so that a newly published post moves nothing.
const olderThan = ({ id, publishedat }: PostPlace) =>
  `publishedat.lt."${publishedat}",and(publishedat.eq."${publishedat}",id.gt.${id})`;

/** The published post of this address, or undefined when there is none. */
export async function findPublishedPost(slug: string): Promise<Post | undefined> {
  const answer = await publicRest()
    .from('blog_posts')
    .select(postColumns)
    .eq('slug', slug)
    .maybeSingle();
  const post = parseAnswer(z.nullable(postSchema), unwrap<unknown>(answer));
  return post ? (await withPictures([post], coverOf))[0] : undefined;
}

const coverOf = ({ coverimage }: PostSummary) => coverimage;

/** The present slug of the post that had this address before, or undefined when there is none. */
export async function findMovedPost(oldSlug: string): Promise<string | undefined> {
  const answer = await publicRest()
    .from('blog_redirects')
    .select('blog_posts(slug)')
    .eq('old_slug', oldSlug)
    .maybeSingle();
  return unwrap<{ blog_posts: { slug: string } } | null>(answer)?.blog_posts.slug;
}
