import { useStore } from '@nanostores/react';
import { $isSubmitting, choosePassword } from '#src/features/auth/stores/sign-in.ts';
import { newPasswordSchema } from '#src/shared/schemas/account.ts';
import { $session } from '#src/shared/stores/session.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import { FormProblem } from './FormProblem.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

export function NewPasswordForm() {
  const busy = useStore($isSubmitting);
  const { user } = useStore($session);
  const { problems, form } = useCheckedForm({
    schema: newPasswordSchema,
    busy,
    send: choosePassword,
  });

  return (
    <CheckedForm legend="Your new password" method="post" {...form}>
      <p className="text-soft">
        For the account <strong className="text-ink">{user?.email}</strong>. All other devices are
        logged out.
      </p>
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={user?.email ?? ''} />
      <PasswordStrength isShown>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          problem={problems['password']}
        />
      </PasswordStrength>
      <FormProblem />
      <Button type="submit" busy={busy} busyLabel="Saving...">
        Save password
      </Button>
    </CheckedForm>
  );
}
