import { useStore } from '@nanostores/react';
import { $isSubmitting, sendMail } from '#src/features/auth/stores/sign-in.ts';
import { emailOnlySchema } from '#src/shared/schemas/account.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import { EmailField } from './EmailField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { ViewLink } from './ViewLink.tsx';

export function RecoveryForm() {
  const busy = useStore($isSubmitting);
  const { problems, onSubmit, onInput } = useCheckedForm({
    schema: emailOnlySchema,
    send: ({ email }) => sendMail({ kind: 'recovery', to: email }),
  });

  return (
    <>
      <p className="text-soft">
        Enter the address of your account. We mail you a link to choose a new password.
      </p>
      <form noValidate onSubmit={onSubmit} onInput={onInput}>
        <fieldset disabled={busy} className="grid gap-5">
          <legend className="sr-only">Where to mail the link</legend>
          <EmailField problem={problems['email']} />
          <FormProblem />
          <Button type="submit" busy={busy} busyLabel="Sending...">
            Send the link
          </Button>
        </fieldset>
      </form>
      <p className="text-small">
        <ViewLink view="login">Back to login</ViewLink>
      </p>
    </>
  );
}
