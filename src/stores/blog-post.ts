import { atom, readonlyType } from 'nanostores';
import { postPath } from '#src/config/blog-paths.ts';
import { paths } from '#src/config/navigation.ts';
import { findMovedPost, findPublishedPost } from '#src/data/blog-posts.ts';
import { type Article, articleOf } from '#src/lib/blog-article.ts';
import { createSanitiser } from '#src/lib/safe-html.ts';
import type { Post } from '#src/schemas/blog-post.ts';
import { leave } from './leave.ts';

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
    if (moved) return await leave(postPath(moved));
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
