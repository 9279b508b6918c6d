import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import { startProblems } from '#src/features/sessions/messages/desk.ts';
import { type DeskSession, startPattern } from '#src/features/sessions/schemas/desk.ts';
import { $isChanging, changeAsMentor } from '#src/features/sessions/stores/desk.ts';
import { loadFreeTimes } from '#src/features/sessions/stores/offered.ts';
import { timeFromIndia } from '#src/shared/lib/dates/india.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import { FreeTimes } from './FreeTimes.tsx';

interface MoveDialogProps {
  session: DeskSession;
  open: boolean;
  onClose: () => void;
}

/** Gives a session another time, or its first one. */
export function MoveDialog({ session, open, onClose }: MoveDialogProps) {
  const isBooked = session.status === 'booked';
  return (
    <Dialog
      title={isBooked ? 'Move this session' : 'Choose a time for them'}
      open={open}
      onClose={onClose}
    >
      <MoveForm session={session} onClose={onClose} />
    </Dialog>
  );
}

const schema = z.object({
  starts_at: z.string().check(z.regex(startPattern, startProblems.missing)),
});

function MoveForm({ session, onClose }: Omit<MoveDialogProps, 'open'>) {
  const { status, starts_at, payments } = session;
  const busy = useStore($isChanging);
  const [value, setValue] = useState('');
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => void loadFreeTimes(), []);

  const { problems, form } = useCheckedForm({
    schema,
    busy,
    send: async ({ starts_at: typed }, element) => {
      const startsAt = timeFromIndia(typed);
      if (startsAt === undefined) return;
      const answer = await changeAsMentor({ session, action: 'move', startsAt });
      if (answer === 'taken' || answer === 'past') {
        setRefusal(startProblems[answer]);
        void loadFreeTimes();
        element.querySelector<HTMLInputElement>('[name=starts_at]')?.focus();
      } else if (answer !== undefined) {
        onClose();
      }
    },
  });
  const choose = (start: string) => {
    setValue(start);
    setRefusal(undefined);
  };

  return (
    <CheckedForm legend="The new time" {...form}>
      <p>
        <strong className="wrap-anywhere">{payments.customer_name}</strong>
        {status === 'booked' && starts_at !== null && `, now ${momentInWords(starts_at)}`}. They get
        a mail with the new time.
      </p>
      <FreeTimes chosen={value} onChoose={choose} />
      <TextField
        label="Date and time in India"
        name="starts_at"
        type="datetime-local"
        hint="Choose one above, or type another one. It may be outside of your open hours."
        value={value}
        problem={refusal ?? (value === '' ? problems.starts_at : undefined)}
        onChange={(event) => choose(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Saving...">
          {status === 'booked' ? 'Move the session' : 'Book this time'}
        </Button>
        <Button look="quiet" disabled={busy} onClick={onClose}>
          Close without a change
        </Button>
      </div>
    </CheckedForm>
  );
}
