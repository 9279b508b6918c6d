import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { FoundPost } from '#src/features/blog/lib/search.ts';
import { postDate } from '#src/features/blog/lib/labels.ts';
import { blogMessages } from '#src/features/blog/messages.ts';
import { postPath } from '#src/features/blog/paths.ts';
import { $blogSearch, openSearch, searchArticles } from '#src/features/blog/stores/search.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { shapes } from '#src/shared/ui/icon-shapes.ts';
import { LinkText } from '#src/shared/ui/LinkText.tsx';

/** The field that searches titles and texts. Its index loads when someone reaches for it. */
export function PostSearch() {
  const field = useRef<HTMLInputElement>(null);
  // What was typed before this was hydrated.
  useEffect(() => {
    if (field.current?.value) void searchArticles(field.current.value);
  }, []);

  return (
    <search className="noscript:hidden">
      <label className="post-search">
        <span className="sr-only">Search articles</span>
        <Icon shape={shapes.search} size={20} className="text-soft" />
        <input
          ref={field}
          type="search"
          className="input"
          placeholder="Search articles"
          autoComplete="off"
          enterKeyHint="search"
          onFocus={openSearch}
          onChange={(event) => void searchArticles(event.currentTarget.value)}
        />
      </label>
    </search>
  );
}

export function SearchResults() {
  const { query, found, total, status } = useStore($blogSearch, { ssr: 'initial' });
  return (
    <section aria-label="Search results" className="grid gap-6">
      <p role="status" className="text-soft">
        {status === 'failed' ? blogMessages.searchFailed : countOf(query, found, total)}
      </p>
      {found && found.length > 0 && (
        <ol className="grid gap-[var(--gap)] lg:grid-cols-2">
          {found.map((post) => (
            <FoundCard key={post.slug} post={post} />
          ))}
        </ol>
      )}
    </section>
  );
}

function countOf(query: string, found: FoundPost[] | undefined, total: number): string {
  if (!found) return 'Searching...';
  if (total === 0) return `No articles found for “${query}”`;
  const articles = total === 1 ? '1 article' : `${total} articles`;
  return total > found.length ? `The best ${found.length} of ${articles}` : articles;
}

function FoundCard({ post }: { post: FoundPost }) {
  return (
    <li className="post-card">
      <div className="post-card-words">
        <p className="text-small text-soft">
          <time dateTime={post.publishedat}>{postDate(post.publishedat)}</time>
        </p>
        <h2 className="text-title">{post.title}</h2>
        <p className="line-clamp-2 text-soft">{post.excerpt}</p>
        <a className="post-card-link link" href={postPath(post.slug)}>
          <LinkText label="Read More" about={post.title} />
        </a>
      </div>
    </li>
  );
}
