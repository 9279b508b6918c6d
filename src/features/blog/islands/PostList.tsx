import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PostSummary } from '#src/features/blog/schemas/post.ts';
import {
  loadMorePosts,
  $newestPosts,
  $postList,
  refreshAgain,
  refreshPosts,
} from '#src/features/blog/stores/list.ts';
import { $blogSearch } from '#src/features/blog/stores/search.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { staleRows } from '#src/shared/messages/stale-rows.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { PostCard } from './PostCard.tsx';
import { LoadMore } from './PostListStates.tsx';
import { PostSearch, SearchResults } from './PostSearch.tsx';

interface PostListProps {
  /** The newest articles of the build. */
  prebuilt: PostSummary[];
  /** The latest change of any article in the build. */
  asOf: string;
}

/** The blog's list: search, cards, and the next nine on demand (docs/product.md 2.7, Blog list). */
export function PostList({ prebuilt, asOf }: PostListProps) {
  const { posts = prebuilt, isComplete, status } = useStore($postList, { ssr: 'initial' });
  const newest = useStore($newestPosts, { ssr: 'initial' });
  const { query } = useStore($blogSearch, { ssr: 'initial' });
  useEffect(() => void refreshPosts(prebuilt), [prebuilt]);

  const isEmpty = posts.length === 0;
  const isLoading = status === 'loading';
  // There are no older articles to show only when there is no article at all.
  const hasFailed = status === 'failed' || (isEmpty && newest.hasFailed);
  return (
    <div className="grid gap-8">
      {!isEmpty && <PostSearch />}
      {query !== '' && <SearchResults />}
      <div hidden={query !== ''} className="grid gap-8">
        {isEmpty && !hasFailed && (
          <EmptyState
            title="The first article is being written"
            message="Until then, the community has reading for you."
          />
        )}
        {!isEmpty && (
          <ul className="post-list" aria-busy={isLoading}>
            {posts.map((post, index) => (
              <PostCard
                key={post.id}
                post={post}
                isBuilt={Date.parse(post.updatedat) <= Date.parse(asOf)}
                isLead={index === 0}
              />
            ))}
          </ul>
        )}
        {hasFailed && (
          <LoadFailed
            role="alert"
            message={notices.blogPostsLoadFailed.message}
            onTryAgain={() => location.reload()}
          />
        )}
        {posts.length >= limits.blogPostsPerPage && !hasFailed && (
          <LoadMore
            isComplete={isComplete}
            isLoading={isLoading}
            onMore={() => void loadMorePosts(prebuilt)}
          />
        )}
        {!isEmpty && newest.hasFailed && (
          <LoadFailed
            isQuiet
            role="status"
            message={staleRows('articles')}
            busy={newest.status === 'loading' || isLoading}
            onTryAgain={() => void refreshAgain(prebuilt)}
          />
        )}
      </div>
    </div>
  );
}
