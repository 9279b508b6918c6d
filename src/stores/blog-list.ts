import { map, readonlyType } from 'nanostores';
import { limits } from '#src/config/limits.ts';
import { listPublishedPosts } from '#src/data/blog-posts.ts';
import type { PostSummary } from '#src/schemas/blog-post.ts';

export interface PostList {
  /** Undefined until the backend has answered, and the prebuilt ones serve. */
  posts: PostSummary[] | undefined;
  /** Whether the oldest one is among them. */
  isComplete: boolean;
  isLoading: boolean;
  hasFailed: boolean;
}

const $list = map<PostList>({
  posts: undefined,
  isComplete: false,
  isLoading: false,
  hasFailed: false,
});

export const $postList = readonlyType($list);

let refreshing: Promise<void> | undefined;

/** Brings the prebuilt list up to date, once. When the backend does not answer, it stays as it is. */
export function refreshPosts(prebuilt: PostSummary[]): Promise<void> {
  refreshing ??= refresh(prebuilt);
  return refreshing;
}

async function refresh(prebuilt: PostSummary[]): Promise<void> {
  try {
    const posts = await listPublishedPosts();
    $list.set({ ...$list.get(), posts, isComplete: endsWith(posts) });
  } catch {
    // Only without any prebuilt article is there nothing to show instead.
    $list.set({ ...$list.get(), posts: prebuilt, hasFailed: prebuilt.length === 0 });
  }
}

/** Adds the next nine articles: after the newest ones, also for whoever asks before those have come. */
export async function loadMorePosts(prebuilt: PostSummary[]): Promise<void> {
  if ($list.get().isLoading) return;
  $list.set({ ...$list.get(), isLoading: true, hasFailed: false });
  await refreshPosts(prebuilt);
  const { posts = [] } = $list.get();
  try {
    const more = await listPublishedPosts(posts.at(-1));
    $list.set({
      posts: [...posts, ...more],
      isComplete: endsWith(more),
      isLoading: false,
      hasFailed: false,
    });
  } catch {
    $list.set({ ...$list.get(), isLoading: false, hasFailed: true });
  }
}

/** Whether nothing older follows these. */
const endsWith = (posts: PostSummary[]) => posts.length < limits.blogPostsPerPage;
