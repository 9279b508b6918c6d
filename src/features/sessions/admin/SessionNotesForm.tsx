import { useStore } from '@nanostores/react';
import * as z from 'zod/mini';
import { notesFormSchema, type SessionNotes } from '#src/features/sessions/schemas/desk-papers.ts';
import type { SessionDeskPapers } from '#src/features/sessions/stores/desk-papers.ts';
import { limits } from '#src/shared/lib/limits.ts';
import type { Parts } from '#src/shared/lib/merge-changes.ts';
import { mergedDraftSchema } from '#src/shared/schemas/merged-draft.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextArea } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import { useMergedDraft } from '#src/shared/ui/use-merged-draft.ts';
import { ChangedElsewhere } from '#src/shared/ui/ChangedElsewhere.tsx';

interface SessionNotesFormProps {
  desk: SessionDeskPapers;
  /** Null: nothing was noted yet. */
  notes: SessionNotes | null;
}

const labels = { private_note: 'Private note', shared_note: 'Note for them' };

type Name = keyof typeof labels;
type Draft = Record<Name, string>;

const draftSchema = mergedDraftSchema(
  z.object({ private_note: z.string(), shared_note: z.string() }),
);

const draftOf = (parts: Parts): Draft => ({
  private_note: String(parts['private_note'] ?? ''),
  shared_note: String(parts['shared_note'] ?? ''),
});

/** A note for the mentor alone and one for the buyer, saved together. */
export function SessionNotesForm({ desk, notes }: SessionNotesFormProps) {
  const busy = useStore(desk.$isSavingNotes);
  const { draft, seen, conflicts, change, takeStored, restart } = useMergedDraft<Draft>({
    stored: draftOf({ ...notes }),
    partsOf: (typed) => typed,
    draftOf,
    place: desk.draftAt('notes', draftSchema),
  });
  const { problems, form } = useCheckedForm({
    schema: notesFormSchema,
    busy,
    send: async (typed) => {
      if (await desk.saveNotes(typed)) restart();
    },
  });
  const field = (name: Name) => ({
    label: labels[name],
    name,
    rows: 3,
    maxLength: limits.longTextMaximum,
    value: draft[name],
    problem: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

  return (
    <CheckedForm legend="Notes" className="grid grid-cols-[minmax(0,1fr)] gap-4" {...form}>
      <TextArea hint="Only admins read it." {...field('private_note')} />
      <TextArea
        hint="They read it on the session’s page, once the session has begun."
        {...field('shared_note')}
      />
      <ChangedElsewhere
        changes={(conflicts as Name[]).map((name) => ({
          label: labels[name],
          stored: String(seen[name]),
          typed: draft[name],
        }))}
        onTakeStored={takeStored}
      />
      <div>
        <Button type="submit" look="quiet" small busy={busy} busyLabel="Saving...">
          Save notes
        </Button>
      </div>
    </CheckedForm>
  );
}
