import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GuardianFields } from '#src/features/legal/islands/GuardianFields.tsx';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { guardianTyped } from '#src/features/legal/schemas/guardian.ts';
import { timePart } from '#src/features/mentorship/paths.ts';
import { bookingSchema, careerGoals } from '#src/features/mentorship/schemas/booking.ts';
import { $isBooking, bookSession } from '#src/features/mentorship/stores/booking.ts';
import { keepTyped, readTyped } from '#src/features/mentorship/stores/draft.ts';
import {
  type ChosenBefore,
  TimeBeforePaying,
} from '#src/features/sessions/islands/TimeBeforePaying.tsx';
import { limits } from '#src/shared/lib/limits.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { notifyInForm } from '#src/shared/stores/toasts.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { SelectField, TextField } from '#src/shared/ui/Field.tsx';
import { FormTrap, readTrap } from '#src/shared/ui/FormTrap.tsx';
import { PhoneField } from '#src/shared/ui/PhoneField.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import type { BookingContent } from './booking-content.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { PhoneMessagesField, wantsPhoneMessages } from './PhoneMessagesField.tsx';
import type { MentorshipCard } from './SessionCard.tsx';

interface BookingFormProps {
  card: MentorshipCard;
  content: BookingContent;
  onBack: () => void;
}

export function BookingForm({ card, content, onBack }: BookingFormProps) {
  const busy = useStore($isBooking);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<ChosenBefore>(null);
  const [typed] = useState(readTyped);
  const [isUnder18, setIsUnder18] = useState(typed.under_18 === 'on');
  const { mentorshipType } = card;
  const { problems, form } = useCheckedForm({
    schema: bookingSchema,
    busy,
    send: async (booking, form) => {
      const chosen = await before.current?.timeToBook();
      if (chosen?.isRefused) return; // Why stands beside the times.
      await bookSession({
        mentorshipType,
        booking,
        time: chosen?.time,
        phoneMessagesNotice: wantsPhoneMessages(form) ? content.noticeVersion : undefined,
        trap: readTrap(form),
      });
    },
    onProblems: () => notifyInForm(notices.bookingIncomplete),
  });

  // Who comes for the time is led to it.
  useEffect(() => {
    if (!(content.offersTimes && location.hash === timePart)) heading.current?.focus();
  }, [content.offersTimes]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    keepTyped(event.currentTarget);
  };

  return (
    <div className="grid items-start gap-[calc(var(--gap)*2)] md:grid-cols-[1.3fr_1fr]">
      <CheckedForm legend="What to know before the session" {...form} onInput={onInput}>
        <div className="grid gap-2">
          <h2 ref={heading} tabIndex={-1} className="text-large outline-none">
            {content.heading}: <span className="inline-block">{card.name}</span>
          </h2>
          <p className="text-soft">{content.lede}</p>
        </div>
        <TextField
          label="Full Name"
          name="fullname"
          defaultValue={typed.fullname}
          autoComplete="name"
          required
          maxLength={limits.nameMaximum}
          problem={problems['fullname']}
        />
        <TextField
          label="College Name"
          name="collegeName"
          defaultValue={typed.collegeName}
          autoComplete="organization"
          required
          maxLength={limits.shortTextMaximum}
          problem={problems['collegeName']}
        />
        <TextField
          label="Email"
          name="email"
          defaultValue={typed.email}
          type="email"
          autoComplete="email"
          required
          maxLength={limits.emailMaximum}
          problem={problems['email']}
        />
        <PhoneField
          label="Phone"
          name="phone"
          defaultValue={typed.phone}
          problem={problems['phone']}
        />
        <SelectField
          label="Career Goal"
          name="goal"
          defaultValue={typed.goal}
          required
          placeholder="Choose one"
          hint={content.goalHint}
          options={careerGoals.map((value) => ({ value, label: content.goals[value] }))}
          problem={problems['goal']}
        />
        {content.offersTimes && <TimeBeforePaying ref={before} offer={mentorshipType} />}
        <GuardianFields problems={problems} typed={guardianTyped(typed)} onChange={setIsUnder18} />
        {content.phoneMessages && !isUnder18 && (
          <PhoneMessagesField {...content.phoneMessages} isOn={typed.phoneMessages === 'on'} />
        )}
        <PrivacyNote>We use this to prepare and hold your session.</PrivacyNote>
        <FormTrap />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} busyLabel="Saving...">
            {content.submit}
          </Button>
          <Button look="quiet" onClick={onBack}>
            Back
          </Button>
        </div>
      </CheckedForm>
      <BookingSummary card={card} content={content} />
    </div>
  );
}
