import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { paths } from '#src/shared/paths.ts';
import {
  $session,
  hasStoredSession,
  type Session,
  startSession,
} from '#src/shared/stores/session.ts';
import { signOut } from '#src/shared/stores/sign-out.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useWholeSheet } from '#src/shared/ui/use-whole-sheet.ts';

/**
 * The navbar's account part: Login for visitors; name, Admin and Logout for those who are signed in
 * (docs/product.md 2.2). On a small screen the bar has room for the name; the rest is in the menu.
 */
export function AccountMenu({ place }: { place: 'bar' | 'menu' }) {
  const session = useStore($session, { ssr: 'initial' });
  // Without its styles it would not fit beside what is there.
  const isExpected = useWholeSheet() && hasStoredSession();
  useEffect(() => void startSession(), []);

  // On a slow connection it takes a while to learn who it is. Login would be the wrong word meanwhile, and what comes later
  // would move what somebody is about to press.
  const isSomeone = session.status === 'signedIn' || (session.status === 'unknown' && isExpected);
  const inBarOnlyWide = place === 'bar' ? 'max-lg:hidden' : 'w-full mt-2';
  return (
    <>
      {place === 'bar' && (isSomeone ? accountLink(session.user) : loginLink)}
      {session.isAdmin && (
        <a className={`btn btn-quiet btn-small ${inBarOnlyWide}`} href={paths.admin}>
          Admin
        </a>
      )}
      {isSomeone && (
        <Button look="quiet" small className={inBarOnlyWide} onClick={() => void signOut()}>
          Logout
        </Button>
      )}
    </>
  );
}

// Elements, not components, so that React keeps the same link: a press during the change is not lost.
const loginLink = (
  <a className="btn btn-quiet btn-small" href={paths.auth}>
    Login
  </a>
);

const accountLink = (user: Session['user']) => (
  <a className="btn btn-quiet btn-small max-w-40 min-w-0 sm:max-w-56" href={paths.profile}>
    <span className="truncate">{user?.fullName || user?.email || 'My Account'}</span>
  </a>
);
