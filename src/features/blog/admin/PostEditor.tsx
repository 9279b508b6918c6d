import { useStore } from '@nanostores/react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import { $editor } from '#src/features/blog/stores/editor-state.ts';
import { openEditor } from '#src/features/blog/stores/editor.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import type { RichTextProps } from '#src/shared/ui/rich-text/RichText.tsx';
import { EditorForm } from './EditorForm.tsx';

const loading = <p role="status">Loading the editor...</p>;

/** Writes a new post or edits the one that the address names. For admins. */
export function PostEditor() {
  return (
    <RequireRole who="admin" denied="blogEditor" loading={loading}>
      <OpenEditor />
    </RequireRole>
  );
}

function OpenEditor() {
  const { state } = useStore($editor);
  const [RichText, setRichText] = useState<ComponentType<RichTextProps>>();
  const open = useCallback(() => {
    // Large, and it needs a document, so it loads together with the post and only for admins.
    const code = import('#src/shared/ui/rich-text/RichText.tsx').then((module) =>
      setRichText(() => module.default),
    );
    void openEditor(code);
  }, []);
  useEffect(open, [open]);

  if (state === 'ready' && RichText) return <EditorForm RichText={RichText} />;
  if (state !== 'failed') return loading;
  return (
    <div className="grid justify-items-start gap-4">
      <p>{notices.blogEditorLoadFailed.message}</p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={open}>Try Again</Button>
        <a className="btn btn-quiet" href={paths.adminBlogs}>
          Back to the posts
        </a>
      </p>
    </div>
  );
}
