import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import { openAuthScreen } from '#src/features/auth/stores/opening.ts';
import { $authScreen, type AuthView } from '#src/features/auth/stores/screen.ts';
import { AccountEntry } from './AccountEntry.tsx';
import { ExpiredLink } from './ExpiredLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';
import { SentMail } from './SentMail.tsx';

const views: Record<AuthView, { heading: string; Content: ComponentType }> = {
  login: { heading: 'Log in', Content: AccountEntry },
  signUp: { heading: 'Create your account', Content: AccountEntry },
  forgot: { heading: 'Forgot your password?', Content: RecoveryForm },
  mailed: { heading: 'Check your email', Content: SentMail },
  newPassword: { heading: 'Choose a new password', Content: NewPasswordForm },
  expired: { heading: 'This link does not work any more', Content: ExpiredLink },
};

/** The sign-in screen (docs/product.md 2.3): one part at a time, without leaving the page. */
export function AuthPanel() {
  const { view } = useStore($authScreen, { ssr: 'initial' });
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);

  useEffect(() => {
    const typed = panel.current?.querySelector<HTMLInputElement>('input[name=email]')?.value;
    void openAuthScreen(typed ?? '');
  }, []);

  // After a switch to another part, people hear and see it from its top; before they could be in one of its fields.
  useLayoutEffect(() => {
    if (shown.current !== view) heading.current?.focus();
    shown.current = view;
  }, [view]);

  const { heading: title, Content } = views[view];
  return (
    <div ref={panel} className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-large outline-none">
        {title}
      </h2>
      <Content />
    </div>
  );
}
