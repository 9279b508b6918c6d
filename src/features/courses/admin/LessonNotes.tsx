import { useStore } from '@nanostores/react';
import { lessonTexts } from '#src/features/courses/messages/lesson-editor.ts';
import {
  discardUnsaved,
  restoreUnsaved,
  takeTheirs,
} from '#src/features/courses/stores/edited-lesson.ts';
import { $lessonEditor } from '#src/features/courses/stores/edited-state.ts';
import { fullMoment } from '#src/shared/lib/dates/moments.ts';
import { draftNotStored } from '#src/shared/messages/draft-not-stored.ts';
import { ConflictNote } from '#src/shared/ui/ConflictNote.tsx';
import { UnsavedNote } from '#src/shared/ui/UnsavedNote.tsx';

/** What the writer has to decide first: unsaved text from before, and a lesson that someone else has changed. */
export function LessonNotes({ onSaveMine }: { onSaveMine: () => void }) {
  const { lesson, unsaved, isDraftStored, hasChanged } = useStore($lessonEditor);
  return (
    <>
      {unsaved && (
        <UnsavedNote
          message={lessonTexts.unsavedText(fullMoment(unsaved.savedAt))}
          onRestore={restoreUnsaved}
          onDiscard={discardUnsaved}
        />
      )}
      {hasChanged && (
        <ConflictNote
          message={lessonTexts.changedMeanwhile}
          onOpenTheirs={() => void takeTheirs()}
          onSaveMine={onSaveMine}
        />
      )}
      {lesson?.status === 'removed' && <p className="note">{lessonTexts.isRemoved}</p>}
      {!isDraftStored && <p className="note">{draftNotStored}</p>}
    </>
  );
}
