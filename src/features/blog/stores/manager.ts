import { computed } from 'nanostores';
import { deletePost, listAllPosts } from '#src/features/blog/data/admin.ts';
import { postStatus, type PostStatus } from '#src/features/blog/lib/post-status.ts';
import type { ManagedPost } from '#src/features/blog/schemas/form.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { createLoader, type Loaded } from '#src/shared/stores/loader.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';

export interface PostTable {
  posts: ManagedPost[];
  /** Words of titles, authors and addresses. */
  words: string;
  wantedStatus: PostStatus | '';
  /** From 1 on. */
  page: number;
}

const postsPerPage = 20;

const { $state, load, refresh, change } = createLoader<PostTable>(
  { posts: [], words: '', wantedStatus: '', page: 1, status: 'loading' },
  (): Partial<Loaded<PostTable>> => {
    notify(notices.blogPostsLoadFailed);
    return $state.get().status === 'loaded' ? { status: 'loaded' } : {};
  },
);
export const $postTable = $state;

const $matches = computed($postTable, ({ posts, words, wantedStatus }) => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const text = `${post.title} ${post.author} ${post.slug}`.toLowerCase();
    const isWanted = wantedStatus === '' || postStatus(post.publishedat) === wantedStatus;
    return isWanted && wanted.every((word) => text.includes(word));
  });
});

/** The rows of the page that is shown, and how many there are. */
export const $postRows = computed([$postTable, $matches], ({ page }, matches) => {
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
export function loadPosts(): Promise<void> {
  const ask = $state.get().status === 'loaded' ? refresh : load;
  return ask(async () => ({ posts: await listAllPosts() }));
}

export function narrowPosts(filter: Partial<Pick<PostTable, 'words' | 'wantedStatus'>>): void {
  change({ ...filter, page: 1 });
}

export const showPostsPage = (page: number) => change({ page });

const deleting = createSubmit({
  send: async ({ id }: ManagedPost) => {
    await deletePost(id);
    change({ posts: $state.get().posts.filter((post) => post.id !== id) });
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
