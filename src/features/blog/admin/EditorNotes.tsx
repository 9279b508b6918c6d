import { useStore } from '@nanostores/react';
import { postTime } from '#src/features/blog/lib/labels.ts';
import { blogMessages } from '#src/features/blog/messages.ts';
import { $editor } from '#src/features/blog/stores/editor-state.ts';
import { discardUnsaved, restoreUnsaved, takeTheirs } from '#src/features/blog/stores/editor.ts';
import { saveTyped } from '#src/features/blog/stores/post-saving.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/** What the writer has to decide first: unsaved text from before, and a post that someone else has changed. */
export function EditorNotes() {
  const { unsaved, isDraftStored, hasChanged, isGone } = useStore($editor);
  return (
    <>
      {unsaved && (
        <div role="status" className="note flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="flex-[1_1_20rem]">{blogMessages.unsavedText(postTime(unsaved.savedAt))}</p>
          <Button small onClick={restoreUnsaved}>
            Restore unsaved text
          </Button>
          <Button look="quiet" small onClick={discardUnsaved}>
            Discard it
          </Button>
        </div>
      )}
      {hasChanged && (
        <div role="alert" className="note note-alarm flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="flex-[1_1_20rem]">{blogMessages.changedMeanwhile}</p>
          <Button look="quiet" small onClick={() => void takeTheirs()}>
            Open the newer version
          </Button>
          <Button look="alarm" small onClick={() => void saveTyped()}>
            Save mine over it
          </Button>
        </div>
      )}
      {isGone && (
        <p role="alert" className="note note-alarm">
          {blogMessages.deletedMeanwhile}
        </p>
      )}
      {!isDraftStored && <p className="note">{blogMessages.draftNotStored}</p>}
    </>
  );
}
