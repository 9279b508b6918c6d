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

/** Brings the prebuilt list up to date. When the backend does not answer, it stays as it is. */
export function refreshPosts(prebuilt: PostSummary[]): Promise<void> {
  refreshing ??= listPublishedPosts().then(
    (posts) => showPosts(posts, posts.length < limits.blogPostsPerPage),
    // Only without any prebuilt article is there nothing to show instead.
    () => (prebuilt.length === 0 ? $list.setKey('hasFailed', true) : showPosts(prebuilt, false)),
  );
  return refreshing;
}

/** Adds the next nine articles. */
export async function loadMorePosts(): Promise<void> {
  if ($list.get().isLoading) return;
  $list.set({ ...$list.get(), isLoading: true, hasFailed: false });
  await refreshing;
  const before = $list.get().posts ?? [];
  try {
    const more = await listPublishedPosts(before.at(-1));
    showPosts([...before, ...more], more.length < limits.blogPostsPerPage);
  } catch {
    $list.set({ ...$list.get(), isLoading: false, hasFailed: true });
  }
}

function showPosts(posts: PostSummary[], isComplete: boolean): void {
  $list.set({ posts, isComplete, isLoading: false, hasFailed: false });
}
