import { useStore } from '@nanostores/react';
import { $authScreen } from '#src/features/auth/stores/screen.ts';
import { $isSubmitting, sendMail } from '#src/features/auth/stores/sign-in.ts';
import { emailOnlySchema } from '#src/shared/schemas/account.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import { EmailField } from './EmailField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { ViewLink } from './ViewLink.tsx';

/** The link of a mail was too old or used before: offers a new one of its kind. */
export function ExpiredLink() {
  const busy = useStore($isSubmitting);
  const { sent } = useStore($authScreen);
  const kind = sent?.kind ?? 'recovery';
  const { problems, form } = useCheckedForm({
    schema: emailOnlySchema,
    busy,
    send: ({ email }) => sendMail({ kind, to: email }),
  });

  return (
    <>
      <p className="text-soft">
        A link works once and for one hour. Enter your email address, and we send you a new one.
      </p>
      <CheckedForm legend="Where to mail the link" {...form}>
        <EmailField problem={problems['email']} />
        <FormProblem />
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send a new link
        </Button>
      </CheckedForm>
      <p className="text-small">
        <ViewLink view="login">Back to login</ViewLink>
      </p>
    </>
  );
}
