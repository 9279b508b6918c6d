import { useStore } from '@nanostores/react';
import { plainName } from '#src/features/admin/lib/inquiry-labels.ts';
import { inquiryNoteSchema, inquiryStatuses } from '#src/features/admin/schemas/inquiry.ts';
import {
  closeInquiry,
  $isSavingNote,
  type OpenedInquiry,
  saveInquiryNote,
} from '#src/features/admin/stores/inquiry-note.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { SelectField, TextArea, TextField } from '#src/shared/ui/Field.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';

const statuses = inquiryStatuses.map((value) => ({ value, label: plainName(value) }));

/** The status of an inquiry and a note on it; only admins read them. */
export function NoteForm({ opened }: { opened: OpenedInquiry }) {
  const { inquiry, isTheirs } = opened;
  const busy = useStore($isSavingNote);
  const { problems, form } = useUnsavedForm({
    schema: inquiryNoteSchema,
    busy,
    send: async (note) => {
      const isDone = (await saveInquiryNote({ inquiry, note })) === true;
      if (isDone) closeInquiry();
      return isDone;
    },
  });

  return (
    <CheckedForm legend="Note on the inquiry" {...form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Status"
          name="status"
          options={statuses}
          defaultValue={inquiry.status}
        />
        <TextField
          label="Next date"
          name="next_date"
          type="date"
          optional
          max={limits.latestDate}
          defaultValue={inquiry.next_date ?? ''}
          problem={problems['next_date']}
        />
      </div>
      <TextArea
        label="Private note"
        name="note"
        optional
        rows={4}
        maxLength={limits.longTextMaximum}
        defaultValue={inquiry.note ?? ''}
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
        <Button look="quiet" onClick={closeInquiry}>
          Cancel
        </Button>
      </div>
    </CheckedForm>
  );
}
