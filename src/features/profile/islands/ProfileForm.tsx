import { useStore } from '@nanostores/react';
import { $isSavingProfile, saveProfile } from '#src/features/profile/stores/profile.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { type ProfileChange, profileSchema } from '#src/shared/schemas/account.ts';
import { $session } from '#src/shared/stores/session.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

interface ProfileFormProps {
  saved: ProfileChange;
  typed: ProfileChange;
}

export function ProfileForm({ saved, typed }: ProfileFormProps) {
  const busy = useStore($isSavingProfile);
  const { user } = useStore($session);
  const { problems, form } = useCheckedForm({
    schema: profileSchema,
    busy,
    send: saveProfile,
  });
  const isWaiting = user !== undefined && saved.email.toLowerCase() !== user.email.toLowerCase();

  return (
    <CheckedForm legend="Your profile" {...form}>
      <TextField
        label="Full Name"
        name="fullName"
        autoComplete="name"
        optional
        maxLength={limits.nameMaximum}
        defaultValue={typed.fullName}
        problem={problems['fullName']}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={limits.emailMaximum}
        defaultValue={typed.email}
        hint="You log in with this address. Your new email works after you open the links that we send to it and to the old one."
        problem={problems['email']}
      />
      {isWaiting && (
        <p role="status" className="note text-small">
          You still log in with <strong>{user.email}</strong>. To change that, open the link in each
          of two mails: to this address and to <strong>{saved.email}</strong>. For new mails, save
          again.
        </p>
      )}
      <Button type="submit" className="justify-self-start" busy={busy} busyLabel="Saving...">
        Save changes
      </Button>
    </CheckedForm>
  );
}
