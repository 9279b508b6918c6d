import { useStore } from '@nanostores/react';
import { postStatus } from '#src/features/blog/lib/post-status.ts';
import { postDate, postTime } from '#src/features/blog/lib/labels.ts';
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
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';

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
      <table className="post-table">
        <caption className="sr-only">Posts</caption>
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Author</th>
            <th scope="col">Status</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((post) => (
            <PostRow key={post.id} post={post} onDelete={() => onDelete(post)} />
          ))}
        </tbody>
      </table>
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
      <td>{post.author}</td>
      <td>
        <StatusBadge publishedat={post.publishedat} />
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

export function StatusBadge({ publishedat }: { publishedat: string | null }) {
  const status = postStatus(publishedat);
  if (publishedat === null || status === 'draft') {
    return <span className="badge badge-sun">Draft</span>;
  }
  if (status === 'published') return <span className="badge">{postDate(publishedat)}</span>;
  return <span className="badge badge-sun">Scheduled: {postTime(publishedat)}</span>;
}
