import { useStore } from '@nanostores/react';
import { type ComponentType, type FormEvent, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { postStatus } from '#src/features/blog/lib/post-status.ts';
import { blogMessages } from '#src/features/blog/messages.ts';
import { postPath } from '#src/features/blog/paths.ts';
import { keepNow } from '#src/features/blog/stores/draft-timer.ts';
import { $editor, $fieldProblems, $fields } from '#src/features/blog/stores/editor-state.ts';
import { change, changeLines, changeTitle } from '#src/features/blog/stores/editor.ts';
import { $isSaving, savePost } from '#src/features/blog/stores/post-saving.ts';
import { paths } from '#src/shared/paths.ts';
import { $session } from '#src/shared/stores/session.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea, TextField } from '#src/shared/ui/Field.tsx';
import type { RichTextProps } from '#src/shared/ui/rich-text/RichText.tsx';
import { CoverField } from './CoverField.tsx';
import { DraftPreview } from './DraftPreview.tsx';
import { EditorNotes } from './EditorNotes.tsx';
import { PublishChoice } from './PublishChoice.tsx';

/** All fields of a post (docs/product.md 2.7, Blog editor). */
export function EditorForm({ RichText }: { RichText: ComponentType<RichTextProps> }) {
  const { post, opening, unsaved } = useStore($editor);
  const { title, slug, excerpt, author } = useStore($fields);
  const problems = useStore($fieldProblems);
  const isSaving = useStore($isSaving);
  const { user } = useStore($session);
  const hasOwnAddress = author !== '' && author === user?.email;
  const [isPreviewed, setPreviewed] = useState(false);
  const id = useId();

  useEffect(() => {
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = await savePost();
    if (!found) return;
    // The fields with errors must be visible.
    flushSync(() => setPreviewed(false));
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const leadsOn =
    post && postStatus(post.publishedat) === 'published' && slug !== post.slug
      ? ` ${blogMessages.addressLeadsOn}`
      : '';

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <EditorNotes />
      {/* Text that is typed now would be lost, because the page is leaving or unsaved text has to be decided about. */}
      <div
        hidden={isPreviewed}
        inert={isSaving || unsaved !== undefined}
        className="grid gap-6 inert:opacity-60"
      >
        <TextField
          label="Title"
          name="title"
          value={title}
          problem={problems['title']}
          onChange={(event) => changeTitle(event.currentTarget.value)}
        />
        <TextField
          label="Slug"
          name="slug"
          hint={`${postPath(slug || '…')}${leadsOn}`}
          value={slug}
          problem={problems['slug']}
          onChange={(event) => change({ slug: event.currentTarget.value })}
        />
        <TextArea
          label="Excerpt"
          name="excerpt"
          rows={3}
          value={excerpt}
          problem={problems['excerpt']}
          onChange={(event) => change({ excerpt: event.currentTarget.value })}
        />
        <CoverField />
        <TextField
          label="Author"
          name="author"
          value={author}
          hint={hasOwnAddress ? blogMessages.addressAsByline : undefined}
          problem={problems['author']}
          onChange={(event) => change({ author: event.currentTarget.value })}
        />
        <div className="field">
          <span id={`${id}-content`} className="label">
            Content
          </span>
          <RichText
            key={JSON.stringify(opening)}
            labelId={`${id}-content`}
            problemId={problems['content'] && `${id}-problem`}
            opening={opening}
            onChange={changeLines}
          />
          {problems['content'] && (
            <p id={`${id}-problem`} className="field-error">
              {problems['content']}
            </p>
          )}
        </div>
        <PublishChoice />
      </div>
      {isPreviewed && <DraftPreview />}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSaving} busyLabel="Saving...">
          {post ? 'Update Post' : 'Create Post'}
        </Button>
        <Button look="quiet" aria-pressed={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
          {isPreviewed ? 'Continue writing' : 'Preview'}
        </Button>
        <a className="btn btn-quiet" href={paths.adminBlogs}>
          Cancel
        </a>
      </p>
    </form>
  );
}
