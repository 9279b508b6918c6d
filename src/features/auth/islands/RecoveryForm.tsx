import { useStore } from '@nanostores/react';
import { $isSubmitting, sendMail } from '#src/features/auth/stores/sign-in.ts';
import { emailOnlySchema } from '#src/shared/schemas/account.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import { EmailField } from './EmailField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { ViewLink } from './ViewLink.tsx';

export function RecoveryForm() {
  const busy = useStore($isSubmitting);
  const { problems, form } = useCheckedForm({
    schema: emailOnlySchema,
    busy,
    send: ({ email }) => sendMail({ kind: 'recovery', to: email }),
  });

  return (
    <>
      <p className="text-soft">
        Enter the address of your account. We mail you a link to choose a new password.
      </p>
      <CheckedForm legend="Where to mail the link" {...form}>
        <EmailField problem={problems['email']} />
        <FormProblem />
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send the link
        </Button>
      </CheckedForm>
      <p className="text-small">
        <ViewLink view="login">Back to login</ViewLink>
      </p>
    </>
  );
}
