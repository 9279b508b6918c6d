import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { bookingSchema, careerGoals } from '#src/features/mentorship/schemas/booking.ts';
import { $isBooking, bookSession } from '#src/features/mentorship/stores/booking.ts';
import {
  type ChosenBefore,
  TimeBeforePaying,
} from '#src/features/sessions/islands/TimeBeforePaying.tsx';
import { digitsOnly } from '#src/shared/lib/digits.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { SelectField, TextField } from '#src/shared/ui/Field.tsx';
import { FormTrap, readTrap } from '#src/shared/ui/FormTrap.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import {
  PhoneMessagesField,
  type PhoneMessagesWords,
  wantsPhoneMessages,
} from './PhoneMessagesField.tsx';
import type { MentorshipCard } from './SessionCard.tsx';

export interface BookingContent {
  heading: string;
  lede: string;
  goals: Record<(typeof careerGoals)[number], string>;
  goalHint: string;
  submit: string;
  /** Whether times are chosen on this site, and so before paying too. */
  offersTimes: boolean;
  afterwards: readonly string[];
  /** Absent where the mentor sends none. */
  phoneMessages?: PhoneMessagesWords;
}

interface BookingFormProps {
  card: MentorshipCard;
  content: BookingContent;
  onBack: () => void;
}

export function BookingForm({ card, content, onBack }: BookingFormProps) {
  const busy = useStore($isBooking);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<ChosenBefore>(null);
  const { mentorshipType } = card;
  const { problems, form } = useCheckedForm({
    schema: bookingSchema,
    busy,
    send: async (booking, form) => {
      const chosen = await before.current?.timeToBook();
      // Why stands beside the times.
      if (chosen?.isRefused) return;
      await bookSession({
        mentorshipType,
        booking,
        time: chosen?.time,
        wantsPhoneMessages: wantsPhoneMessages(form),
        trap: readTrap(form),
      });
    },
    onProblems: () => notify(notices.bookingIncomplete),
  });

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="grid items-start gap-[calc(var(--gap)*2)] md:grid-cols-[1.3fr_1fr]">
      <CheckedForm legend="What to know before the session" {...form}>
        <div className="grid gap-2">
          <h2 ref={heading} tabIndex={-1} className="text-large outline-none">
            {content.heading}: {card.name}
          </h2>
          <p className="text-soft">{content.lede}</p>
        </div>
        <TextField
          label="Full Name"
          name="fullname"
          autoComplete="name"
          required
          maxLength={limits.nameMaximum}
          problem={problems['fullname']}
        />
        <TextField
          label="College Name"
          name="collegeName"
          autoComplete="organization"
          required
          maxLength={limits.shortTextMaximum}
          problem={problems['collegeName']}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={limits.emailMaximum}
          problem={problems['email']}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          hint="10 digits, without +91"
          onInput={digitsOnly(limits.phoneDigits)}
          problem={problems['phone']}
        />
        <SelectField
          label="Career Goal"
          name="goal"
          required
          placeholder="Choose one"
          hint={content.goalHint}
          options={careerGoals.map((value) => ({ value, label: content.goals[value] }))}
          problem={problems['goal']}
        />
        {content.offersTimes && <TimeBeforePaying ref={before} />}
        {content.phoneMessages && <PhoneMessagesField {...content.phoneMessages} />}
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
      <aside className="card bg-sunken shadow-none">
        <p className="price">
          {formatRupees(card.priceInRupees)} {card.minutes && <small>/ {card.minutes} min</small>}
        </p>
        <p className="text-soft">{card.summary}</p>
        <ul className="check-list text-small">
          {content.afterwards.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
