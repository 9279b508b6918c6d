import { listPublishedPosts } from '#src/features/blog/data/posts.ts';
import type { PostSummary } from '#src/features/blog/schemas/post.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

interface PostRows {
  /** Undefined until the backend has answered, and the prebuilt ones serve. */
  posts: PostSummary[] | undefined;
  /** Whether the oldest one is among them. */
  isComplete: boolean;
}

const list = createLoader<PostRows>({ posts: undefined, isComplete: false, status: 'idle' });
const newest = createLoader<object>({ status: 'idle' });

/** The list, and the state of the request for the next nine. */
export const $postList = list.$state;
/** The state of the request for the newest posts; when it fails, the page shows the prebuilt ones. */
export const $newestPosts = newest.$state;

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

function refresh(prebuilt: PostSummary[]): Promise<void> {
  return newest.load(async () => {
    const found = await listPublishedPosts();
    const { posts = [], isComplete } = $postList.get();
    const older = posts.length > prebuilt.length ? olderThan(found, posts) : [];
    list.change({
      posts: [...found, ...older],
      isComplete: older.length > 0 ? isComplete : endsWith(found),
    });
    return {};
  });
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
  if ($postList.get().status === 'loading') return;
  await list.load(async () => {
    await refreshPosts(prebuilt);
    const { posts = prebuilt } = $postList.get();
    const more = await listPublishedPosts(posts.at(-1));
    return { posts: [...posts, ...more], isComplete: endsWith(more) };
  });
}

/** Whether nothing older follows these. */
const endsWith = (posts: PostSummary[]) => posts.length < limits.blogPostsPerPage;
