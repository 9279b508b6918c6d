import { useStore } from '@nanostores/react';
import { blogMessages } from '#src/features/blog/messages.ts';
import { $editor } from '#src/features/blog/stores/editor-state.ts';
import { discardUnsaved, restoreUnsaved, takeTheirs } from '#src/features/blog/stores/editor.ts';
import { saveTyped } from '#src/features/blog/stores/post-saving.ts';
import { fullMoment } from '#src/shared/lib/dates/moments.ts';
import { draftNotStored } from '#src/shared/messages/draft-not-stored.ts';
import { ConflictNote } from '#src/shared/ui/ConflictNote.tsx';
import { UnsavedNote } from '#src/shared/ui/UnsavedNote.tsx';

/** What the writer has to decide first: unsaved text from before, and a post that someone else has changed. */
export function EditorNotes() {
  const { unsaved, isDraftStored, hasChanged, isGone } = useStore($editor);
  return (
    <>
      {unsaved && (
        <UnsavedNote
          message={blogMessages.unsavedText(fullMoment(unsaved.savedAt), unsaved.title)}
          onRestore={restoreUnsaved}
          onDiscard={() => void discardUnsaved()}
        />
      )}
      {hasChanged && (
        <ConflictNote
          message={blogMessages.changedMeanwhile}
          onOpenTheirs={() => void takeTheirs()}
          onSaveMine={() => void saveTyped()}
        />
      )}
      {isGone && (
        <p role="alert" className="note note-alarm">
          {blogMessages.deletedMeanwhile}
        </p>
      )}
      {!isDraftStored && <p className="note">{draftNotStored}</p>}
    </>
  );
}
