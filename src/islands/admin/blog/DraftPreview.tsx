import { useStore } from '@nanostores/react';
import { PostArticle } from '#src/islands/blog/PostArticle.tsx';
import { articleOf } from '#src/lib/blog-article.ts';
import { linesOfOwnHtml } from '#src/lib/blog-own-html.ts';
import { $editor, $fields } from '#src/stores/blog-editor.ts';
import { useCover } from './CoverField.tsx';

/** The post as its readers would see it if it were saved now. */
export function DraftPreview() {
  const { title, excerpt, author, content } = useStore($fields);
  const { post } = useStore($editor);
  const words = content
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return (
    <section aria-label="Preview" className="draft-preview">
      <PostArticle
        post={{
          id: post?.id ?? '',
          title: title || 'Without a title',
          excerpt,
          author,
          word_count: words,
          coverimage: useCover() ?? null,
          cover_version: null,
        }}
        publishedAt={post?.publishedat ?? null}
        article={articleOf(linesOfOwnHtml(content) ?? [])}
        isCoverBuilt={false}
        level={2}
      />
    </section>
  );
}
