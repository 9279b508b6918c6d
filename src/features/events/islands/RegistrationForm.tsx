import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { GuardianFields } from '#src/features/legal/islands/GuardianFields.tsx';
import { NewsletterBox } from '#src/features/legal/islands/NewsletterBox.tsx';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import {
  type Registration,
  registrationSchema,
} from '#src/features/events/schemas/registration.ts';
import { $isRegistering, closeDialog, register } from '#src/features/events/stores/registration.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { PhoneField } from '#src/shared/ui/PhoneField.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

interface RegistrationFormProps {
  event: PublicEvent;
  typed: Partial<Registration>;
}

export function RegistrationForm({ event, typed }: RegistrationFormProps) {
  const busy = useStore($isRegistering);
  const [isUnder18, setIsUnder18] = useState(typed.under_18 === true);
  const { problems, form } = useCheckedForm({
    schema: registrationSchema,
    busy,
    send: (registration) => register({ event, registration }),
  });

  return (
    <CheckedForm legend="Your registration" {...form}>
      <TextField
        label="Full Name"
        name="user_name"
        defaultValue={typed.user_name}
        autoComplete="name"
        required
        maxLength={limits.nameMaximum}
        problem={problems['user_name']}
      />
      <TextField
        label="Email"
        name="user_email"
        type="email"
        defaultValue={typed.user_email}
        autoComplete="email"
        required
        maxLength={limits.emailMaximum}
        hint="The confirmation and the calendar entry go here."
        problem={problems['user_email']}
      />
      <TextField
        label="College Name"
        name="college_name"
        defaultValue={typed.college_name}
        autoComplete="organization"
        required
        maxLength={limits.shortTextMaximum}
        problem={problems['college_name']}
      />
      <PhoneField
        label="Phone Number"
        name="phone_number"
        defaultValue={typed.phone_number}
        problem={problems['phone_number']}
      />
      <GuardianFields problems={problems} typed={typed} onChange={setIsUnder18} />
      {/* Somebody under 18 cannot agree to more than the event. */}
      {!isUnder18 && <NewsletterBox isTicked={typed.newsletter_notice !== undefined} />}
      <PrivacyNote>We use this to keep your place and to mail you the details.</PrivacyNote>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Registering...">
          Register
        </Button>
        <Button look="quiet" onClick={closeDialog}>
          Cancel
        </Button>
      </div>
    </CheckedForm>
  );
}
