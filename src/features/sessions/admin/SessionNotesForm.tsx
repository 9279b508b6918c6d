import { useStore } from '@nanostores/react';
import { notesFormSchema, type SessionNotes } from '#src/features/sessions/schemas/desk-papers.ts';
import type { SessionDeskPapers } from '#src/features/sessions/stores/desk-papers.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextArea } from '#src/shared/ui/Field.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';

interface SessionNotesFormProps {
  desk: SessionDeskPapers;
  /** Null: nothing was noted yet. */
  notes: SessionNotes | null;
  isTheirs: boolean;
}

/** A note for the mentor alone and one for the buyer, saved together. */
export function SessionNotesForm({ desk, notes, isTheirs }: SessionNotesFormProps) {
  const busy = useStore(desk.$isSavingNotes);
  const { problems, form } = useUnsavedForm({
    schema: notesFormSchema,
    busy,
    send: async (typed) => (await desk.saveNotes(typed)) === true,
  });
  const field = (name: 'private_note' | 'shared_note') => ({
    name,
    rows: 3,
    maxLength: limits.longTextMaximum,
    defaultValue: notes?.[name] ?? '',
    problem: problems[name],
  });

  return (
    <CheckedForm legend="Notes" className="grid grid-cols-[minmax(0,1fr)] gap-4" {...form}>
      <TextArea label="Private note" hint="Only admins read it." {...field('private_note')} />
      <TextArea
        label="Note for them"
        hint="They read it on the session’s page, once the session has begun."
        {...field('shared_note')}
      />
      {isTheirs && (
        <div role="alert" className="note note-alarm grid gap-1 text-small">
          <p className="font-[600]">Someone else has saved notes in the meantime:</p>
          <Theirs label="Private note" text={notes?.private_note} />
          <Theirs label="Note for them" text={notes?.shared_note} />
          <p>Save again to replace them with yours.</p>
        </div>
      )}
      <div>
        <Button type="submit" look="quiet" small busy={busy} busyLabel="Saving...">
          Save notes
        </Button>
      </div>
    </CheckedForm>
  );
}

function Theirs({ label, text }: { label: string; text: string | null | undefined }) {
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {label}: {text ? <bdi>{text}</bdi> : 'empty'}
    </p>
  );
}
