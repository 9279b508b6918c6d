import { computed, map, readonlyType } from 'nanostores';
import { deletePost, listAllPosts } from '#src/features/blog/data/admin.ts';
import { postStatus, type PostStatus } from '#src/features/blog/lib/schedule.ts';
import type { ManagedPost } from '#src/features/blog/schemas/form.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';

export interface PostTable {
  state: 'loading' | 'failed' | 'ready';
  posts: ManagedPost[];
  /** Words of titles, authors and addresses. */
  words: string;
  status: PostStatus | '';
  /** From 1 on. */
  page: number;
}

const postsPerPage = 20;

const $table = map<PostTable>({ state: 'loading', posts: [], words: '', status: '', page: 1 });
export const $postTable = readonlyType($table);

const $matches = computed($table, ({ posts, words, status }) => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const text = `${post.title} ${post.author} ${post.slug}`.toLowerCase();
    const isWanted = status === '' || postStatus(post.publishedat) === status;
    return isWanted && wanted.every((word) => text.includes(word));
  });
});

/** The rows of the page that is shown, and how many there are. */
export const $postRows = computed([$table, $matches], ({ page }, matches) => {
  const pages = Math.max(1, Math.ceil(matches.length / postsPerPage));
  const shown = Math.min(page, pages);
  const start = (shown - 1) * postsPerPage;
  return {
    rows: matches.slice(start, start + postsPerPage),
    total: matches.length,
    page: shown,
    pages,
  };
});

/** Reads all posts. Those that are shown stay until the answer is here, and when none comes. */
export async function loadPosts(): Promise<void> {
  if ($table.get().state === 'failed') $table.setKey('state', 'loading');
  try {
    const posts = await listAllPosts();
    $table.set({ ...$table.get(), state: 'ready', posts });
  } catch {
    if ($table.get().state === 'loading') $table.setKey('state', 'failed');
    notify(notices.blogPostsLoadFailed);
  }
}

export function narrowPosts(change: Partial<Pick<PostTable, 'words' | 'status'>>): void {
  $table.set({ ...$table.get(), ...change, page: 1 });
}

export const showPostsPage = (page: number) => $table.setKey('page', page);

const deleting = createSubmit({
  send: async ({ id }: ManagedPost) => {
    await deletePost(id);
    const { posts } = $table.get();
    $table.setKey(
      'posts',
      posts.filter((post) => post.id !== id),
    );
    void rebuildPages();
    return true;
  },
  succeeded: notices.blogPostDeleted,
  failed: () => notices.blogPostDeleteFailed,
});

export const $isDeletingPost = deleting.$busy;

/** Whether the post is gone now. */
export const removePost = async (post: ManagedPost): Promise<boolean> =>
  (await deleting.submit(post)) === true;
