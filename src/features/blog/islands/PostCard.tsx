import { postDate, readingTime } from '#src/features/blog/lib/labels.ts';
import { postPath } from '#src/features/blog/paths.ts';
import type { PostSummary } from '#src/features/blog/schemas/post.ts';
import { LinkText } from '#src/shared/ui/LinkText.tsx';
import { PostCover } from './PostCover.tsx';

interface PostCardProps {
  post: PostSummary;
  isBuilt: boolean;
  /** The first card of the page takes the whole width. */
  isLead?: boolean;
}

/** An article in a list (docs/product.md 2.7, Blog list). The whole card leads to it. */
export function PostCard({ post, isBuilt, isLead = false }: PostCardProps) {
  const sizes = isLead
    ? '(width < 48rem) calc(100vw - 2.5rem), (width < 74rem) 55vw, 41rem'
    : '(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 45vw, 23rem';
  return (
    <li className={`post-card ${isLead ? 'post-card-lead' : 'post-card-later'}`}>
      <div className="post-card-cover">
        <PostCover
          post={post}
          isBuilt={isBuilt}
          sizes={sizes}
          isUrgent={isLead}
          className="size-full object-cover"
        />
      </div>
      <div className="post-card-words">
        <p className="text-small text-soft">
          <time dateTime={post.publishedat}>{postDate(post.publishedat)}</time>
          {' · '}
          {readingTime(post.word_count)}
        </p>
        <h2 className={isLead ? 'text-large' : 'text-title'}>{post.title}</h2>
        <p className="line-clamp-3 text-soft">{post.excerpt}</p>
        <a className="post-card-link link" href={postPath(post.slug)}>
          <LinkText label="Read More" about={post.title} />
        </a>
      </div>
    </li>
  );
}
