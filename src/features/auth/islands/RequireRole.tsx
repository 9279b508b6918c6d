import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { accountNotices, accountProblems, deniedScreens } from '#src/shared/messages/account.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { replacePage } from '#src/shared/browser/replace-page.ts';
import { $session, startSession } from '#src/shared/stores/session.ts';
import { $isDeletingAccount, $isSigningOut, leaveToSignIn } from '#src/shared/stores/sign-out.ts';
import { notifyAfterRedirect } from '#src/shared/stores/toasts.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { MemberScreen } from './MemberScreen.tsx';

/** Screens that send other people home with a toast, and screens that show a message (docs/product.md 2.7 and 6). */
const toasts = { dashboard: notices.adminDenied, blogEditor: notices.editorDenied };

type Denial = keyof typeof toasts | keyof typeof deniedScreens;

type RequireRoleProps = {
  /** Shown until it is known who is here; the same for everyone. */
  loading: ReactNode;
  /** Rendered for those who may see it, and for nobody else. */
  children: ReactNode;
} & ({ who: 'user' } | { who: 'admin'; denied: Denial });

/**
 * Visitors go to the sign-in screen and come back. It only hides: the database refuses.
 *
 * The page around it has to be empty of data and needs `client:session` with sections/MembersOnly.astro.
 */
export function RequireRole({ loading, children, ...required }: RequireRoleProps) {
  const session = useStore($session, { ssr: 'initial' });
  const isSigningOut = useStore($isSigningOut, { ssr: 'initial' });
  const isDeleting = useStore($isDeletingAccount, { ssr: 'initial' });
  useEffect(() => void startSession(), []);

  const isSignedIn = session.status === 'signedIn';
  const isKnown = isSignedIn && (required.who === 'user' || session.isRoleKnown);
  const isAllowed = isSignedIn && (required.who === 'user' || session.isAdmin);
  const otherwise = () => {
    if (session.status === 'signedOut') return <SentToSignIn loading={loading} />;
    if (isAllowed) return <OpenedAgain loading={loading} />;
    if (!isSignedIn || required.who === 'user') return loading;
    return isKnown ? <Denied denial={required.denied} loading={loading} /> : <RoleUnread />;
  };
  return (
    <MemberScreen
      userId={session.user?.id}
      isAllowed={isAllowed}
      isKnown={isKnown}
      isLeaving={session.status === 'signedOut' && (isSigningOut || isDeleting)}
      instead={otherwise()}
    >
      {children}
    </MemberScreen>
  );
}

/** For somebody else who has logged in meanwhile: the stores still hold what the person before has loaded. */
function OpenedAgain({ loading }: { loading: ReactNode }) {
  useEffect(() => location.reload(), []);
  return loading;
}

function SentToSignIn({ loading }: { loading: ReactNode }) {
  useEffect(() => leaveToSignIn(accountNotices.sessionEnded), []);
  return loading;
}

function Denied({ denial, loading }: { denial: Denial; loading: ReactNode }) {
  const toast = denial in toasts ? toasts[denial as keyof typeof toasts] : undefined;
  useEffect(() => {
    if (!toast) return;
    notifyAfterRedirect(toast);
    void replacePage(paths.home);
  }, [toast]);

  if (toast) return loading;
  const { title, message } = deniedScreens[denial as keyof typeof deniedScreens];
  return (
    <EmptyState title={title} message={message}>
      <a className="btn btn-quiet" href={paths.home}>
        Back to Home
      </a>
    </EmptyState>
  );
}

function RoleUnread() {
  return (
    <EmptyState title={accountProblems.unreachable}>
      <Button onClick={() => location.reload()}>Try Again</Button>
    </EmptyState>
  );
}
