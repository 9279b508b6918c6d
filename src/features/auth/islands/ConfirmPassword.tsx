import { useStore } from '@nanostores/react';
import { confirmPasswordSchema } from '#src/shared/schemas/account.ts';
import {
  $confirmationMethod,
  $confirmationProblem,
  $isConfirming,
  cancelConfirmation,
  confirmWithGoogle,
  confirmWithPassword,
} from '#src/shared/stores/reauthentication.ts';
import { $session } from '#src/shared/stores/session.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

/** Asks for the password before an act for which a session is not enough. It is on the pages where such acts start. */
export function ConfirmPassword() {
  const method = useStore($confirmationMethod);
  return (
    <Dialog title="Confirm that it is you" open={method !== undefined} onClose={cancelConfirmation}>
      {method === 'google' ? <WithGoogle /> : <WithPassword />}
    </Dialog>
  );
}

function WithPassword() {
  const busy = useStore($isConfirming);
  const refusal = useStore($confirmationProblem);
  const { user } = useStore($session);
  const { problems, form } = useCheckedForm({
    schema: confirmPasswordSchema,
    busy,
    send: confirmWithPassword,
  });
  return (
    <CheckedForm legend="The password of your account" method="post" {...form}>
      <p>
        You logged in more than 10 minutes ago. Enter your password again to continue. This protects
        your account.
      </p>
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={user?.email ?? ''} />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        problem={problems['password'] ?? refusal}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Checking...">
          Confirm
        </Button>
        <Button look="quiet" onClick={cancelConfirmation}>
          Cancel
        </Button>
      </div>
    </CheckedForm>
  );
}

function WithGoogle() {
  const busy = useStore($isConfirming);
  const refusal = useStore($confirmationProblem);
  return (
    <div className="grid gap-5">
      <p>
        You logged in more than 10 minutes ago. Log in with Google again. You come back to this page
        and can continue there.
      </p>
      {refusal && (
        <p role="alert" className="field-error">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel="Opening Google..." onClick={() => void confirmWithGoogle()}>
          Continue with Google
        </Button>
        <Button look="quiet" disabled={busy} onClick={cancelConfirmation}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
