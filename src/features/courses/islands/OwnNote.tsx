import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { noteFormSchema, type OwnNote as Note } from '#src/features/courses/schemas/lesson-work.ts';
import {
  $isSavingNote,
  $noteOfOtherDevice,
  saveOwnNote,
} from '#src/features/courses/stores/lesson-work.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextArea } from '#src/shared/ui/Field.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';
import { useUnsentText } from './use-unsent-text.ts';

/** What a learner writes down for themselves. */
export function OwnNote({ note }: { note: Note | null }) {
  const busy = useStore($isSavingNote);
  const savedMeanwhile = useStore($noteOfOtherDevice);
  const stored = { text: note?.note ?? '', at: note?.updated_at ?? '' };
  const typed = useUnsentText('note', stored);
  // What waited in this tab was written over an earlier one.
  const isBehind = typed.unsent !== undefined && typed.unsent.replaces !== stored.at;
  const [unseen, setUnseen] = useState(isBehind ? note : null);
  const theirs = savedMeanwhile ?? unseen;
  const { problems, form } = useUnsavedForm({
    schema: noteFormSchema,
    busy,
    beginsUnsaved: typed.unsent !== undefined,
    send: async ({ note: text = '' }) => {
      const isSaved = (await saveOwnNote(text)) === true;
      if (!isSaved) return false;
      typed.forget();
      setUnseen(null);
      return true;
    },
  });

  return (
    <CheckedForm legend="Your note" className="card grid-cols-[minmax(0,1fr)] gap-3" {...form}>
      {theirs && (
        <div className="note">
          <b>On your other device</b>
          <p className="wrap-anywhere whitespace-pre-line">{theirs.note}</p>
        </div>
      )}
      <TextArea
        label="Your note"
        hint="Only you can read it."
        name="note"
        rows={4}
        maxLength={limits.lessonNoteMaximum}
        {...typed.area}
        problem={problems['note']}
      />
      <PrivacyNote>Only you read your notes.</PrivacyNote>
      <div>
        <Button type="submit" look="quiet" small busy={busy} busyLabel="Saving...">
          Save note
        </Button>
      </div>
    </CheckedForm>
  );
}
