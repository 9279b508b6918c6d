import { useStore } from '@nanostores/react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import { lessonTexts } from '#src/features/courses/messages/lesson-editor.ts';
import { openLesson } from '#src/features/courses/stores/edited-lesson.ts';
import { $lessonEditor } from '#src/features/courses/stores/edited-state.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import type { RichTextProps } from '#src/shared/ui/rich-text/RichText.tsx';
import { LessonForm } from './LessonForm.tsx';

const loading = <p role="status">{lessonTexts.loading}</p>;

/** Writes a new lesson or edits the one that the address names. For admins. */
export function LessonEditor() {
  return (
    <RequireRole who="admin" denied="page" loading={loading}>
      <OpenEditor />
    </RequireRole>
  );
}

function OpenEditor() {
  const { state } = useStore($lessonEditor);
  const [RichText, setRichText] = useState<ComponentType<RichTextProps>>();
  const open = useCallback(() => {
    // Large, and it needs a document, so it loads together with the lesson and only for admins.
    const code = import('#src/shared/ui/rich-text/RichText.tsx').then((module) =>
      setRichText(() => module.default),
    );
    void openLesson(code);
  }, []);
  useEffect(open, [open]);

  if (state === 'ready' && RichText) return <LessonForm RichText={RichText} />;
  if (state !== 'failed') return loading;
  return (
    <EmptyState title={lessonTexts.loadFailed}>
      <p className="flex flex-wrap justify-center gap-3">
        <Button onClick={open}>Try Again</Button>
        <a className="btn btn-quiet" href={paths.adminCourses}>
          Back to the courses
        </a>
      </p>
    </EmptyState>
  );
}
