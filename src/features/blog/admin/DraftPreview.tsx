import { useStore } from '@nanostores/react';
import { PostArticle } from '#src/features/blog/islands/PostArticle.tsx';
import { $editor, $fields, $lines } from '#src/features/blog/stores/editor-state.ts';
import { articleOf } from '#src/shared/lib/rich-text/article.ts';
import { textOf } from '#src/shared/lib/rich-text/lines.ts';
import { useCover } from './CoverField.tsx';

/** The post as its readers would see it if it were saved now. */
export function DraftPreview() {
  const { title, excerpt, author } = useStore($fields);
  const lines = useStore($lines);
  const { post } = useStore($editor);
  const words = lines.flatMap((line) => textOf(line).split(/\s+/)).filter(Boolean).length;
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
        article={articleOf(lines)}
        isCoverBuilt={false}
        level={2}
      />
    </section>
  );
}
