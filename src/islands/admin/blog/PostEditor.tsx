import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { paths } from '#src/config/navigation.ts';
import { RequireRole } from '#src/islands/auth/RequireRole.tsx';
import { notices } from '#src/messages/notices.ts';
import { $editor, openEditor } from '#src/stores/blog-editor.ts';
import { Button } from '#src/ui/Button.tsx';
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
  useEffect(() => void openEditor(), []);

  if (state === 'ready') return <EditorForm />;
  if (state === 'loading') return loading;
  return (
    <div className="grid justify-items-start gap-4">
      <p>{notices.blogEditorLoadFailed.message}</p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => void openEditor()}>Try Again</Button>
        <a className="btn btn-quiet" href={paths.adminBlogs}>
          Back to the posts
        </a>
      </p>
    </div>
  );
}
