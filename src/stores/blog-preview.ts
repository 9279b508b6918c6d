import { atom, readonlyType } from 'nanostores';
import { postIdIn } from '#src/config/blog-paths.ts';
import { readCover, readPost } from '#src/data/blog-admin.ts';
import { type Article, articleOf } from '#src/lib/blog-article.ts';
import { createSanitiser } from '#src/lib/safe-html.ts';
import type { EditedPost } from '#src/schemas/blog-form.ts';

export type Preview =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; post: EditedPost; article: Article; cover: string | undefined };

const $state = atom<Preview>({ state: 'loading' });
export const $preview = readonlyType($state);

/** Loads a post as it is stored now, whether or not anyone can read it yet. */
export async function openPreview(): Promise<void> {
  $state.set({ state: 'loading' });
  try {
    const post = await readPost(postIdIn(location.pathname) ?? '');
    const cover = post.cover_version ? await readCover(post.id) : undefined;
    const article = articleOf(createSanitiser(window)(post.content));
    $state.set({ state: 'ready', post, article, cover });
  } catch {
    $state.set({ state: 'failed' });
  }
}
