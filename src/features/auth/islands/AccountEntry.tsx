import { useStore } from '@nanostores/react';
import { $authScreen } from '#src/features/auth/stores/screen.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { SentMail } from './SentMail.tsx';
import { ViewLink } from './ViewLink.tsx';

/** Login, or sign-up (docs/product.md 2.3). */
export function AccountEntry() {
  const { view, sent } = useStore($authScreen, { ssr: 'initial' });
  const isSignUp = view === 'signUp';
  return (
    <>
      {!isSignUp && sent?.kind === 'signup' && <SentMail />}
      <GoogleButton />
      <CredentialsForm isSignUp={isSignUp} />
      <p className="flex flex-wrap justify-between gap-x-6 text-small">
        {isSignUp ? (
          <ViewLink view="login">Already have an account? Log in</ViewLink>
        ) : (
          <>
            <ViewLink view="signUp">Don’t have an account? Sign up</ViewLink>
            <ViewLink view="forgot">Forgot password?</ViewLink>
          </>
        )}
      </p>
    </>
  );
}
