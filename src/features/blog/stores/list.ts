import { map, readonlyType } from 'nanostores';
import { listPublishedPosts } from '#src/features/blog/data/posts.ts';
import type { PostSummary } from '#src/features/blog/schemas/post.ts';
import { limits } from '#src/shared/lib/limits.ts';

export interface PostList {
  /** Undefined until the backend has answered, and the prebuilt ones serve. */
  posts: PostSummary[] | undefined;
  /** Whether the oldest one is among them. */
  isComplete: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** The newest ones could not be asked for; the prebuilt ones are shown in their place. */
  isStale: boolean;
  isRefreshing: boolean;
}

const $list = map<PostList>({
  posts: undefined,
  isComplete: false,
  isLoading: false,
  hasFailed: false,
  isStale: false,
  isRefreshing: false,
});

export const $postList = readonlyType($list);

let refreshing: Promise<void> | undefined;

/** Brings the prebuilt list up to date, once. When the backend does not answer, it stays as it is. */
export function refreshPosts(prebuilt: PostSummary[]): Promise<void> {
  refreshing ??= refresh(prebuilt);
  return refreshing;
}

/** Tries once more to bring the list up to date; what was loaded beyond the newest ones stays. */
export function refreshAgain(prebuilt: PostSummary[]): Promise<void> {
  refreshing = refresh(prebuilt);
  return refreshing;
}

async function refresh(prebuilt: PostSummary[]): Promise<void> {
  $list.setKey('isRefreshing', true);
  try {
    const newest = await listPublishedPosts();
    const { posts = [], isComplete } = $list.get();
    const older = posts.length > prebuilt.length ? olderThan(newest, posts) : [];
    $list.set({
      ...$list.get(),
      posts: [...newest, ...older],
      isComplete: older.length > 0 ? isComplete : endsWith(newest),
      isStale: false,
    });
  } catch {
    const { posts = prebuilt } = $list.get();
    // Only without any prebuilt article is there nothing to show instead.
    const isEmpty = posts.length === 0;
    $list.set({ ...$list.get(), posts, hasFailed: isEmpty, isStale: !isEmpty });
  }
  $list.setKey('isRefreshing', false);
}

/** Those of `posts` that follow the last of the newest ones. */
function olderThan(newest: PostSummary[], posts: PostSummary[]): PostSummary[] {
  const last = newest.at(-1);
  if (!last) return [];
  const known = new Set(newest.map(({ id }) => id));
  const published = ({ publishedat }: PostSummary) => Date.parse(publishedat);
  return posts.filter((post) => !known.has(post.id) && published(post) <= published(last));
}

/** Adds the next nine articles: after the newest ones, also for someone who asks before those have come. */
export async function loadMorePosts(prebuilt: PostSummary[]): Promise<void> {
  if ($list.get().isLoading) return;
  $list.set({ ...$list.get(), isLoading: true, hasFailed: false });
  await refreshPosts(prebuilt);
  const { posts = [] } = $list.get();
  try {
    const more = await listPublishedPosts(posts.at(-1));
    $list.set({
      ...$list.get(),
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
