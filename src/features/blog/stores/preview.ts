import { atom, readonlyType } from 'nanostores';
import { readCover, readPost } from '#src/features/blog/data/admin.ts';
import { postIdIn } from '#src/features/blog/paths.ts';
import type { EditedPost } from '#src/features/blog/schemas/form.ts';
import { type Article, articleOf } from '#src/shared/lib/rich-text/article.ts';
import { createSanitiser } from '#src/shared/lib/rich-text/safe-html.ts';

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
