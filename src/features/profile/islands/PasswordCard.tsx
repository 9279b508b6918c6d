import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { PasswordStrength } from '#src/features/auth/islands/PasswordStrength.tsx';
import {
  $hasOwnPassword,
  $isChangingPassword,
  changeOwnPassword,
  loadHasPassword,
} from '#src/features/profile/stores/own-account.ts';
import { changePasswordSchema } from '#src/shared/schemas/account.ts';
import { $session } from '#src/shared/stores/session.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

export function PasswordCard() {
  const busy = useStore($isChangingPassword);
  const asksForCurrent = useStore($hasOwnPassword);
  const { user } = useStore($session);
  const [round, setRound] = useState(0);
  const { problems, form } = useCheckedForm({
    schema: changePasswordSchema,
    busy,
    send: async (change) => {
      // After a success the fields are empty; the button stays and keeps the focus.
      if (await changeOwnPassword(change)) setRound(round + 1);
    },
  });

  useEffect(() => void loadHasPassword(), []);

  return (
    <section className="card">
      <h2 className="text-title">Password</h2>
      <p className="text-soft">Changing it logs out all other devices.</p>
      {/* A field that disappears again would move the button under a finger. */}
      {asksForCurrent === undefined && (
        <p role="status" className="text-soft">
          Loading...
        </p>
      )}
      {asksForCurrent !== undefined && (
        <CheckedForm legend="A new password" method="post" {...form}>
          <div key={round} className="grid gap-5">
            {/* Tells a password manager whose password this is. */}
            <input hidden readOnly type="email" autoComplete="username" value={user?.email ?? ''} />
            {asksForCurrent && (
              <PasswordField
                label="Current password"
                name="current"
                autoComplete="current-password"
                required
                problem={problems['current']}
              />
            )}
            <PasswordStrength isShown>
              <PasswordField
                label="New password"
                name="password"
                autoComplete="new-password"
                required
                problem={problems['password']}
              />
            </PasswordStrength>
          </div>
          <Button
            type="submit"
            look="quiet"
            className="justify-self-start"
            busy={busy}
            busyLabel="Saving..."
          >
            Change password
          </Button>
        </CheckedForm>
      )}
    </section>
  );
}
