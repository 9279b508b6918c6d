import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $authScreen } from '#src/features/auth/stores/screen.ts';
import { $isSubmitting, enterCode } from '#src/features/auth/stores/sign-in.ts';
import { codeSchema } from '#src/shared/schemas/account.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import { FormProblem } from './FormProblem.tsx';
import { ResendButton } from './ResendButton.tsx';
import { ViewLink } from './ViewLink.tsx';

/** Waits for a mail: its link opened in this browser, or its digits typed here. */
export function SentMail() {
  const { sent } = useStore($authScreen);
  const busy = useStore($isSubmitting);
  const { problems, form } = useCheckedForm({ schema: codeSchema, busy, send: enterCode });
  const code = useRef<HTMLInputElement>(null);
  const asked = useRef<typeof sent>(undefined);

  // On a phone it would be out of sight. While something is sent, nothing can have the focus.
  useEffect(() => {
    if (busy || asked.current === sent) return;
    asked.current = sent;
    code.current?.focus();
  }, [busy, sent]);

  if (!sent) return null;

  const isRecovery = sent.kind === 'recovery';
  return (
    <div className={isRecovery ? 'grid gap-5' : 'note note-leaf grid gap-4'}>
      <p>
        {isRecovery ? 'If there is an account for' : 'If there is no account yet for'}{' '}
        <strong>{sent.to}</strong>, a mail is on its way there. Open its link in this browser, or
        enter its code here.
      </p>
      <CheckedForm legend="The code of the mail" {...form} className="grid gap-4">
        <TextField
          ref={code}
          label="Confirmation code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={10}
          hint="No mail after a few minutes? Check your spam folder too."
          problem={problems['code']}
        />
        {isRecovery && <FormProblem />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} busyLabel="Checking...">
            Continue
          </Button>
          <ResendButton sent={sent} />
        </div>
      </CheckedForm>
      {isRecovery && (
        <p className="text-small">
          <ViewLink view="login">Back to login</ViewLink>
        </p>
      )}
    </div>
  );
}
