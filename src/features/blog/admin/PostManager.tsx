import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import type { ManagedPost } from '#src/features/blog/schemas/form.ts';
import { $postTable, loadPosts } from '#src/features/blog/stores/manager.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { DeletePost } from './DeletePost.tsx';
import { PostTable } from './PostTable.tsx';
import { TableFilters } from './TableFilters.tsx';

const loading = <p role="status">Loading the posts...</p>;

/** All posts, with what an admin can do to each (docs/product.md 2.7, Blog manager). */
export function PostManager() {
  return (
    <RequireRole who="admin" denied="dashboard" loading={loading}>
      <Posts />
    </RequireRole>
  );
}

function Posts() {
  const { status } = useStore($postTable);
  const [deleted, setDeleted] = useState<ManagedPost>();
  useEffect(() => void loadPosts(), []);
  useOnReturn(loadPosts);

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <TableFilters />
        <a className="btn btn-fill" href={paths.adminNewBlog}>
          New Post
        </a>
      </div>
      {status === 'loading' && loading}
      {status === 'failed' && (
        <LoadFailed
          message={notices.blogPostsLoadFailed.message}
          onTryAgain={() => void loadPosts()}
        />
      )}
      {status === 'loaded' && <PostTable onDelete={setDeleted} />}
      <DeletePost post={deleted} onClose={() => setDeleted(undefined)} />
    </div>
  );
}
