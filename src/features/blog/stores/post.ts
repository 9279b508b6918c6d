import { atom, readonlyType } from 'nanostores';
import { findMovedPost, findPublishedPost } from '#src/features/blog/data/posts.ts';
import { type Article, articleOf } from '#src/features/blog/lib/article.ts';
import { createSanitiser } from '#src/features/blog/lib/safe-html.ts';
import { postPath } from '#src/features/blog/paths.ts';
import type { Post } from '#src/features/blog/schemas/post.ts';
import { paths } from '#src/shared/paths.ts';
import { replacePage } from '#src/shared/browser/replace-page.ts';

export type OpenPost =
  | { status: 'loading' }
  | { status: 'ready'; post: Post; article: Article }
  /** There is none at this address, or it could not be loaded. */
  | { status: 'failed' };

const $state = atom<OpenPost>({ status: 'loading' });
export const $openPost = readonlyType($state);

/** Loads the post that the address names; one that has moved leads on to where it is now. */
export async function openPost(): Promise<void> {
  $state.set({ status: 'loading' });
  const slug = slugIn(location.pathname);
  try {
    const post = slug ? await findPublishedPost(slug) : undefined;
    if (post) return $state.set({ status: 'ready', post, article: readArticle(post.content) });
    const moved = slug ? await findMovedPost(slug) : undefined;
    if (moved) return await replacePage(postPath(moved));
    $state.set({ status: 'failed' });
  } catch {
    $state.set({ status: 'failed' });
  }
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
