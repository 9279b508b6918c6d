import { useStore } from '@nanostores/react';
import { editPostPath, previewPostPath } from '#src/features/blog/paths.ts';
import type { ManagedPost } from '#src/features/blog/schemas/form.ts';
import {
  $postRows,
  $postTable,
  narrowPosts,
  showPostsPage,
} from '#src/features/blog/stores/manager.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { DataTable } from '#src/shared/ui/DataTable.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { PostBadge } from './PostBadge.tsx';

interface PostTableProps {
  onDelete: (post: ManagedPost) => void;
}

export function PostTable({ onDelete }: PostTableProps) {
  const { rows, total, page, pages } = useStore($postRows);
  const { posts } = useStore($postTable);
  if (posts.length === 0) {
    return (
      <EmptyState title="No posts yet" message="Write the first one now, or save it as a draft.">
        <a className="btn btn-fill" href={paths.adminNewBlog}>
          New Post
        </a>
      </EmptyState>
    );
  }
  if (total === 0) {
    return (
      <EmptyState title="No matching posts" message="Try other words, or another status.">
        <Button look="quiet" onClick={() => narrowPosts({ words: '', wantedStatus: '' })}>
          Show all posts
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable caption="Posts" columns={['Title', 'Author', 'Status', 'Actions']} look="cards">
        {rows.map((post) => (
          <PostRow key={post.id} post={post} onDelete={() => onDelete(post)} />
        ))}
      </DataTable>
      {pages > 1 && (
        <nav aria-label="Pages" className="flex flex-wrap items-center gap-4">
          <Button look="quiet" small disabled={page === 1} onClick={() => showPostsPage(page - 1)}>
            Previous
          </Button>
          <span role="status">
            Page {page} of {pages}
          </span>
          <Button
            look="quiet"
            small
            disabled={page === pages}
            onClick={() => showPostsPage(page + 1)}
          >
            Next
          </Button>
        </nav>
      )}
    </>
  );
}

function PostRow({ post, onDelete }: { post: ManagedPost; onDelete: () => void }) {
  return (
    <tr>
      <th scope="row">{post.title}</th>
      <td data-label="Author">{post.author}</td>
      <td data-label="Status">
        <PostBadge publishedat={post.publishedat} />
      </td>
      <td>
        <div className="post-actions">
          <a
            className="btn btn-quiet btn-small"
            href={previewPostPath(post.id)}
            aria-label={`Preview: ${post.title}`}
          >
            Preview
          </a>
          <a
            className="btn btn-quiet btn-small"
            href={editPostPath(post.id)}
            aria-label={`Edit: ${post.title}`}
          >
            Edit
          </a>
          <Button look="alarm" small aria-label={`Delete: ${post.title}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      </td>
    </tr>
  );
}
