import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { plainName } from '#src/features/admin/lib/inquiry-labels.ts';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import {
  type InquiryNote,
  inquiryNoteSchema,
  inquiryStatuses,
} from '#src/features/admin/schemas/inquiry.ts';
import {
  cancelNote,
  closeInquiry,
  discardTypedNote,
  $isSavingNote,
  keepTypedNote,
  type OpenedInquiry,
  saveInquiryNote,
} from '#src/features/admin/stores/inquiry-note.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { fieldsIn } from '#src/shared/lib/form-fields.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { SelectField, TextArea, TextField } from '#src/shared/ui/Field.tsx';
import { RestoredNote } from '#src/shared/ui/RestoredNote.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';

const statuses = inquiryStatuses.map((value) => ({ value, label: plainName(value) }));

/** The status of an inquiry and a note on it; only admins read them. */
export function NoteForm({ opened }: { opened: OpenedInquiry }) {
  const { inquiry, typed, isTheirs } = opened;
  const begin = (name: keyof InquiryNote) => typed?.[name] ?? inquiry[name] ?? '';
  const busy = useStore($isSavingNote);
  const { problems, form } = useUnsavedForm({
    schema: inquiryNoteSchema,
    busy,
    beginsUnsaved: typed !== undefined,
    send: async (note) => {
      const isDone = (await saveInquiryNote({ inquiry, note })) === true;
      if (isDone) closeInquiry();
      return isDone;
    },
  });

  const onInput = (typing: FormEvent<HTMLFormElement>) => {
    keepTypedNote(inquiry, fieldsIn(typing.currentTarget));
    form.onInput(typing);
  };

  return (
    <CheckedForm legend="Note on the inquiry" {...form} onInput={onInput}>
      {typed && (
        <RestoredNote
          message={dashboardMessages.noteRestored}
          onDiscard={() => discardTypedNote(inquiry)}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Status"
          name="status"
          options={statuses}
          defaultValue={begin('status')}
        />
        <TextField
          label="Next date"
          name="next_date"
          type="date"
          optional
          max={limits.latestDate}
          defaultValue={begin('next_date')}
          problem={problems['next_date']}
        />
      </div>
      <TextArea
        label="Private note"
        name="note"
        optional
        rows={4}
        maxLength={limits.longTextMaximum}
        defaultValue={begin('note')}
        hint="Only admins read it."
        problem={problems['note']}
      />
      {isTheirs && (
        <div role="alert" className="note note-alarm grid gap-1 text-small">
          <p className="font-[600]">Someone else has saved a note in the meantime:</p>
          <p className="wrap-anywhere whitespace-pre-line">
            {plainName(inquiry.status)}
            {inquiry.next_date && `, next ${plainDate(inquiry.next_date)}`}
            {inquiry.note && (
              <>
                {'\n'}
                <bdi>{inquiry.note}</bdi>
              </>
            )}
          </p>
          <p>Save again to replace it with yours.</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="quiet" busy={busy} busyLabel="Saving...">
          Save
        </Button>
        <Button look="quiet" onClick={() => cancelNote(inquiry)}>
          Cancel
        </Button>
      </div>
    </CheckedForm>
  );
}
