import { useStore } from '@nanostores/react';
import {
  $isSavingProfile,
  type Details,
  isNewAddress,
  saveProfile,
} from '#src/features/profile/stores/profile.ts';
import { limits } from '#src/shared/lib/limits.ts';
import type { Parts } from '#src/shared/lib/merge-changes.ts';
import { profileSchema } from '#src/shared/schemas/account.ts';
import { $session } from '#src/shared/stores/session.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ChangedElsewhere } from '#src/shared/ui/ChangedElsewhere.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import { useMergedDraft } from '#src/shared/ui/use-merged-draft.ts';

interface ProfileFormProps {
  saved: Details;
  typed: Details;
}

const labels = { fullName: 'Full Name', email: 'Email' };

type Name = keyof Details;

const detailsOf = ({ email, fullName }: Parts): Details => ({
  email: String(email),
  fullName: String(fullName),
});

export function ProfileForm({ saved, typed }: ProfileFormProps) {
  const busy = useStore($isSavingProfile);
  const { user } = useStore($session);
  const { draft, seen, conflicts, change, takeStored, restart } = useMergedDraft<Details>({
    stored: saved,
    beginsWith: typed,
    partsOf: (details) => details,
    draftOf: detailsOf,
  });
  const { problems, form } = useCheckedForm({
    schema: profileSchema,
    busy,
    send: async ({ email, fullName = '' }) => {
      const checked = { email, fullName };
      change(checked);
      if (await saveProfile({ seen: detailsOf(seen), typed: checked })) restart();
    },
  });
  const field = (name: Name) => ({
    label: labels[name],
    name,
    value: draft[name],
    problem: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

  return (
    <CheckedForm legend="Your profile" {...form}>
      <TextField
        {...field('fullName')}
        autoComplete="name"
        optional
        maxLength={limits.nameMaximum}
      />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        required
        maxLength={limits.emailMaximum}
        hint="You log in with this address. Your new email works after you open the links that we send to it and to the old one."
      />
      {user && isNewAddress(saved.email, user) && (
        <p role="status" className="note text-small">
          You still log in with <strong>{user.email}</strong>. To change that, open the link in each
          of two mails: to this address and to <strong>{saved.email}</strong>. For new mails, save
          again.
        </p>
      )}
      <ChangedElsewhere
        changes={(conflicts as Name[]).map((name) => ({
          label: labels[name],
          stored: detailsOf(seen)[name],
          typed: draft[name],
        }))}
        onTakeStored={takeStored}
      />
      <Button type="submit" className="justify-self-start" busy={busy} busyLabel="Saving...">
        Save changes
      </Button>
    </CheckedForm>
  );
}
