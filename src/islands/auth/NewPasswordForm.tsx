import { useStore } from '@nanostores/react';
import { newPasswordSchema } from '#src/schemas/account.ts';
import { $session } from '#src/stores/session.ts';
import { $isSubmitting, choosePassword } from '#src/stores/sign-in.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import { useCheckedForm } from './use-checked-form.ts';

export function NewPasswordForm() {
  const busy = useStore($isSubmitting);
  const { user } = useStore($session);
  const { problems, onSubmit, onInput } = useCheckedForm({
    schema: newPasswordSchema,
    send: choosePassword,
  });

  return (
    <form noValidate method="post" onSubmit={onSubmit} onInput={onInput}>
      <fieldset disabled={busy} className="grid gap-5">
        <legend className="sr-only">Your new password</legend>
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
      </fieldset>
    </form>
  );
}
