import { useStore } from '@nanostores/react';
import { emailOnlySchema } from '#src/schemas/account.ts';
import { $authScreen } from '#src/stores/auth-screen.ts';
import { $isSubmitting, sendMail } from '#src/stores/sign-in.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmailField } from './EmailField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { ViewLink } from './ViewLink.tsx';

/** The link of a mail was too old or used before: offers a new one of its kind. */
export function ExpiredLink() {
  const busy = useStore($isSubmitting);
  const { sent } = useStore($authScreen);
  const kind = sent?.kind ?? 'recovery';
  const { problems, onSubmit, onInput } = useCheckedForm({
    schema: emailOnlySchema,
    send: ({ email }) => sendMail({ kind, to: email }),
  });

  return (
    <>
      <p className="text-soft">
        Links are good for one hour and for one use. Enter your address, and we mail you a new one.
      </p>
      <form noValidate onSubmit={onSubmit} onInput={onInput}>
        <fieldset disabled={busy} className="grid gap-5">
          <legend className="sr-only">Where to mail the link</legend>
          <EmailField problem={problems['email']} />
          <FormProblem />
          <Button type="submit" busy={busy} busyLabel="Sending...">
            Send a new link
          </Button>
        </fieldset>
      </form>
      <p className="text-small">
        <ViewLink view="login">Back to login</ViewLink>
      </p>
    </>
  );
}
