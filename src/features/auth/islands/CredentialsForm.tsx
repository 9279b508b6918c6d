import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { keepTyped } from '#src/features/auth/stores/draft.ts';
import { $isSubmitting, signIn, signUp } from '#src/features/auth/stores/sign-in.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { loginSchema, signUpSchema } from '#src/shared/schemas/account.ts';
import { notifyInForm } from '#src/shared/stores/toasts.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import { EmailField } from './EmailField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { NameField } from './NameField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

/** Login and sign-up are one form, so that the typed text stays when someone switches between them. */
export function CredentialsForm({ isSignUp }: { isSignUp: boolean }) {
  const busy = useStore($isSubmitting);
  const [round, setRound] = useState(0);
  const login = useCheckedForm({ schema: loginSchema, busy, send: signIn });
  const registration = useCheckedForm({
    schema: signUpSchema,
    busy,
    send: async (account) => {
      // After a success the form is empty (docs/product.md 4).
      if (await signUp(account)) setRound(round + 1);
    },
    onProblems: ({ fullName }) =>
      fullName ? notifyInForm(notices.authError(fullName)) : undefined,
  });
  const { problems, form } = isSignUp ? registration : login;
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    keepTyped(event.currentTarget);
  };

  return (
    // Never GET: if the page's script fails, a password must not be in the address.
    <CheckedForm
      legend={isSignUp ? 'Your new account' : 'Your account'}
      key={round}
      method="post"
      {...form}
      onInput={onInput}
    >
      {isSignUp && <NameField problem={problems['fullName']} />}
      <EmailField problem={problems['email']} />
      <PasswordStrength isShown={isSignUp}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          required
          problem={problems['password']}
        />
      </PasswordStrength>
      {isSignUp && (
        <PrivacyNote>
          We use this for your account and to mail you about it. Under 18? Your parent or guardian
          creates the account.
        </PrivacyNote>
      )}
      <FormProblem />
      <Button
        type="submit"
        busy={busy}
        busyLabel={isSignUp ? 'Creating account...' : 'Logging in...'}
      >
        {isSignUp ? 'Sign up' : 'Login'}
      </Button>
    </CheckedForm>
  );
}
