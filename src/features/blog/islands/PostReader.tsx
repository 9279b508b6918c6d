import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $openPost, openPost } from '#src/features/blog/stores/post.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PostArticle } from './PostArticle.tsx';

/** An article that is newer than the build (docs/product.md 2.7, Blog detail). */
export function PostReader() {
  const { status, opened } = useStore($openPost, { ssr: 'initial' });
  const title = opened?.post.title;
  useEffect(() => void openPost(), []);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  if (status === 'failed') return <PostFailed />;
  if (!opened) {
    return (
      <div className="page post-head min-h-[60vh] content-start noscript:min-h-0">
        <div role="status">
          <h1 className="text-soft">
            <span className="noscript:hidden">Loading the article...</span>
            <span className="hidden noscript:inline">A new article</span>
          </h1>
        </div>
      </div>
    );
  }
  const { post, article } = opened;
  return (
    <PostArticle
      post={post}
      publishedAt={post.publishedat}
      article={article}
      isCoverBuilt={false}
    />
  );
}

function PostFailed() {
  return (
    <div className="page post-head min-h-[50vh] content-start">
      <h1>Article not found</h1>
      <p role="alert" className="lead">
        {notices.blogPostLoadFailed.message}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => void openPost()}>Try Again</Button>
        <a className="btn btn-quiet" href={paths.blog}>
          Back to Blog
        </a>
      </p>
    </div>
  );
}
