import { postDate, readingTime } from '#src/features/blog/lib/labels.ts';
import type { PostSummary } from '#src/features/blog/schemas/post.ts';
import { type Article } from '#src/shared/lib/rich-text/article.ts';
import { type CoveredPost, PostCover } from './PostCover.tsx';

interface PostArticleProps {
  post: CoveredPost & Pick<PostSummary, 'title' | 'excerpt' | 'author' | 'word_count'>;
  /** Empty for a draft. */
  publishedAt: string | null;
  /** Made of sanitised lines. */
  article: Article;
  isCoverBuilt: boolean;
  coverSize?: { width: number; height: number } | undefined;
  /** Of its title: below another heading in a preview. */
  level?: 1 | 2;
}

/** An article with this many parts shows a table of contents. */
const partsForContents = 3;

/** An article as its readers see it: prebuilt, in the shell, and in the preview of its writer. */
export function PostArticle({
  post,
  publishedAt,
  article,
  isCoverBuilt,
  coverSize,
  level = 1,
}: PostArticleProps) {
  const { html, parts } = article;
  const Title = `h${level}` as const;
  const hasCover = post.coverimage !== null || post.cover_version !== null;
  return (
    <article>
      <header className="page post-head">
        <Title className="post-title">{post.title}</Title>
        <p className="lead">{post.excerpt}</p>
        <p className="text-small text-soft">
          By <span className="font-semibold text-ink">{post.author}</span>
          {publishedAt && (
            <>
              {' · '}
              <time dateTime={publishedAt}>{postDate(publishedAt)}</time>
            </>
          )}
          {' · '}
          {readingTime(post.word_count)}
        </p>
      </header>
      {hasCover && (
        <div className="page post-cover">
          <PostCover
            post={post}
            isBuilt={isCoverBuilt}
            size={coverSize}
            sizes="(width < 60rem) calc(100vw - 2.5rem), 56rem"
            isUrgent
          />
        </div>
      )}
      <div className="page post-body">
        {parts.length >= partsForContents && <Contents parts={parts} />}
        <div className="article" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </article>
  );
}

function Contents({ parts }: { parts: Article['parts'] }) {
  return (
    <nav aria-label="In this article" className="post-contents">
      <details>
        <summary>In this article</summary>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
