import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import { PostArticle } from '#src/features/blog/islands/PostArticle.tsx';
import { editPostPath } from '#src/features/blog/paths.ts';
import { $preview, openPreview } from '#src/features/blog/stores/preview.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { PostBadge } from './PostBadge.tsx';

const loading = <p role="status">Loading the preview...</p>;

/** A post as its readers see it or will see it, by the stored row and not by the last build. */
export function PostPreview() {
  return (
    <RequireRole who="admin" denied="blogEditor" loading={loading}>
      <OpenPreview />
    </RequireRole>
  );
}

function OpenPreview() {
  const preview = useStore($preview);
  useEffect(() => void openPreview(), []);

  if (preview.state === 'loading') return loading;
  if (preview.state === 'failed') {
    return (
      <LoadFailed
        message={notices.blogEditorLoadFailed.message}
        onTryAgain={() => void openPreview()}
      />
    );
  }
  const { post, article, cover } = preview;
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-center gap-3">
        <PostBadge publishedat={post.publishedat} />
        <a className="btn btn-quiet btn-small" href={editPostPath(post.id)}>
          Edit
        </a>
        <a className="btn btn-quiet btn-small" href={paths.adminBlogs}>
          Back to the posts
        </a>
      </p>
      {/* On a phone it scrolls in itself, and what scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label="Preview" tabIndex={0} className="draft-preview">
        <PostArticle
          post={{ ...post, coverimage: cover ?? post.coverimage, cover_version: null }}
          publishedAt={post.publishedat}
          article={article}
          isCoverBuilt={false}
          level={2}
        />
      </section>
    </div>
  );
}
