import type { FormEvent, ReactNode } from 'react';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { eventMessages } from '#src/features/events/messages.ts';
import { type EventForm as Form, eventFormSchema } from '#src/features/events/schemas/form.ts';
import { complain } from '#src/features/events/stores/editing.ts';
import { limits } from '#src/shared/lib/limits.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { SelectField, TextArea, TextField } from '#src/shared/ui/Field.tsx';
import { RestoredNote } from '#src/shared/ui/RestoredNote.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';
import { PastFields } from './PastFields.tsx';
import { PosterField } from './PosterField.tsx';
import type { EventBeginning, EventDraftUse } from './use-event-draft.ts';

interface EventFormProps {
  /** What the form begins with, where nothing was typed before. */
  event?: EventBeginning | undefined;
  draft: EventDraftUse;
  busy: boolean;
  submitLabel: string;
  busyLabel: string;
  /** The two screens differ in these fields (docs/product.md 2.7). */
  dateField: (problem: string | undefined) => ReactNode;
  categoryField: (problem: string | undefined) => ReactNode;
  /** Stands beside the buttons. */
  note?: ReactNode;
  send: (form: Form) => unknown;
}

const audiences = [
  { value: 'both', label: 'Students and TPOs' },
  { value: 'students', label: 'Students' },
  { value: 'tpo', label: 'TPOs' },
];

/** The fields that creating and editing an event have in common. */
export function EventForm(props: EventFormProps) {
  const { draft, busy, submitLabel, busyLabel, dateField, categoryField, note, send } = props;
  const event = { ...props.event, ...draft.typed };
  const { problems, form } = useUnsavedForm({
    schema: eventFormSchema,
    busy,
    beginsUnsaved: draft.typed !== undefined,
    // Once it is stored, the page is left.
    send: (typed) => Promise.resolve(send(typed)).then(() => false),
    onProblems: complain,
  });
  const field = (name: keyof Form) => ({
    name,
    defaultValue: String(event[name] ?? ''),
    problem: (problems as Problems)[name],
  });

  const onInput = (typing: FormEvent<HTMLFormElement>) => {
    draft.keep(typing.currentTarget);
    form.onInput(typing);
  };

  return (
    <CheckedForm legend="The event" {...form} onInput={onInput} className="grid gap-6">
      {draft.typed && <RestoredNote message={eventMessages.restored} onDiscard={draft.discard} />}
      <TextField label="Title" required maxLength={limits.shortTextMaximum} {...field('title')} />
      <TextArea
        label="Description"
        required
        rows={6}
        maxLength={limits.longTextMaximum}
        {...field('description')}
      />
      <div className="grid items-start gap-6 md:grid-cols-2">
        {dateField(problems['event_date'])}
        <div className="grid gap-6">
          <TextField
            label="Event Time"
            type="time"
            required
            hint="Time in India"
            {...field('event_time')}
          />
          <TextField
            label="Venue"
            required
            maxLength={limits.shortTextMaximum}
            {...field('venue')}
          />
          {categoryField(problems['category'])}
        </div>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <TextField
          label="Department"
          optional
          maxLength={limits.nameMaximum}
          {...field('department')}
        />
        <SelectField
          label="Target Audience"
          name="audience"
          required
          options={audiences}
          defaultValue={event.audience ?? 'both'}
        />
        <PosterField initial={event.poster_url ?? ''} problem={problems['poster_url']} />
        <TextField
          label="Joining Link"
          type="url"
          optional
          maxLength={limits.webAddressMaximum}
          placeholder="https://"
          hint="Only registered people see it: by mail and on the event page."
          {...field('joining_link')}
        />
        <TextField
          label="Public Link"
          type="url"
          optional
          maxLength={limits.webAddressMaximum}
          placeholder="https://"
          hint="Anyone can read it. “Join Event” opens it when the event is past and has no recording."
          {...field('link')}
        />
      </div>
      <PastFields isMarked={event.is_past_event ?? false} recording={field('recording_url')} />
      <PrivacyNote>We publish this event on the site once it is approved.</PrivacyNote>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        <a className="btn btn-quiet" href={paths.events}>
          Cancel
        </a>
        {note}
      </div>
    </CheckedForm>
  );
}
