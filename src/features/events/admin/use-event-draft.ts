import { useState } from 'react';
import type { ManagedEvent } from '#src/features/events/schemas/event.ts';
import type { EventForm } from '#src/features/events/schemas/form.ts';
import {
  type EventDraft,
  forgetEventDraft,
  keepEventDraft,
  readEventDraft,
} from '#src/features/events/stores/form-draft.ts';
import { fieldsIn } from '#src/shared/lib/form-fields.ts';

/** What the form of an event begins with. */
export type EventBeginning = Partial<Pick<ManagedEvent, keyof EventForm>>;

/** As the form reads them from an event. */
function beginningOf({ fields }: EventDraft): EventBeginning {
  return { ...(fields as EventBeginning), is_past_event: fields['is_past_event'] === 'on' };
}

type Seen = NonNullable<EventDraft['seen']>;

/** What was typed on this screen before its tab was closed, until it is saved or discarded. */
export function useEventDraft<Stored extends Seen | undefined = undefined>(stored?: Stored) {
  const [restored, setRestored] = useState(readEventDraft);
  const [round, setRound] = useState(0);
  const seen = (restored?.seen ?? stored) as Stored;
  return {
    typed: restored && beginningOf(restored),
    /** The event as it was when that was typed: a save refuses to overwrite a later one. */
    seen,
    keep: (form: HTMLFormElement) => {
      keepEventDraft({ fields: fieldsIn(form), ...(seen && { seen }) });
    },
    discard: () => {
      forgetEventDraft();
      setRestored(undefined);
      setRound(round + 1);
    },
    /** Another one after a discard, so that the form begins again. */
    round,
  };
}

export type EventDraftUse = Pick<ReturnType<typeof useEventDraft>, 'typed' | 'keep' | 'discard'>;
