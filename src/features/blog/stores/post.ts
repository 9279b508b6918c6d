import { findMovedPost, findPublishedPost } from '#src/features/blog/data/posts.ts';
import { postPath } from '#src/features/blog/paths.ts';
import type { Post } from '#src/features/blog/schemas/post.ts';
import { paths } from '#src/shared/paths.ts';
import { replacePage } from '#src/shared/browser/replace-page.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { type Article, articleOf } from '#src/shared/lib/rich-text/article.ts';
import { createSanitiser } from '#src/shared/lib/rich-text/safe-html.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

interface OpenPost {
  opened: { post: Post; article: Article } | undefined;
}

const { $state, load } = createLoader<OpenPost>({ opened: undefined, status: 'loading' });

/** It fails when there is none at this address, and when it could not be loaded. */
export const $openPost = $state;

/** Loads the post that the address names; one that has moved leads on to where it is now. */
export const openPost = (): Promise<void> => load(() => findPost(slugIn(location.pathname)));

async function findPost(slug: string | undefined): Promise<OpenPost> {
  const post = slug ? await findPublishedPost(slug) : undefined;
  if (post) return { opened: { post, article: readArticle(post.content) } };
  const moved = slug ? await findMovedPost(slug) : undefined;
  if (moved) return await replacePage(postPath(moved));
  throw new DataError('notFound', '');
}

const readArticle = (html: string) => articleOf(createSanitiser(window)(html));

function slugIn(pathname: string): string | undefined {
  const prefix = `${paths.blog}/`;
  if (!pathname.startsWith(prefix)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(prefix.length)).replace(/\/$/, '');
  } catch {
    return undefined;
  }
}
