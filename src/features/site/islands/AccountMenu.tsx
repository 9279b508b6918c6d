import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { paths } from '#src/shared/paths.ts';
import { $session, startSession } from '#src/shared/stores/session.ts';
import { signOut } from '#src/shared/stores/sign-out.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/**
 * The navbar's account part: Login for visitors; name, Admin and Logout for those who are signed in
 * (docs/product.md 2.2). On a small screen the bar has room for the name; the rest is in the menu.
 */
export function AccountMenu({ place }: { place: 'bar' | 'menu' }) {
  const session = useStore($session, { ssr: 'initial' });
  useEffect(() => void startSession(), []);

  if (session.status !== 'signedIn') {
    return place === 'bar' ? <LoginLink /> : null;
  }
  const { fullName, email } = session.user;
  const inBarOnlyWide = place === 'bar' ? 'max-lg:hidden' : 'w-full mt-2';
  return (
    <>
      {place === 'bar' && (
        <a className="btn btn-quiet btn-small max-w-40 min-w-0 sm:max-w-56" href={paths.profile}>
          <span className="truncate">{fullName || email || 'My Account'}</span>
        </a>
      )}
      {session.isAdmin && (
        <a className={`btn btn-quiet btn-small ${inBarOnlyWide}`} href={paths.admin}>
          Admin
        </a>
      )}
      <Button look="quiet" small className={inBarOnlyWide} onClick={() => void signOut()}>
        Logout
      </Button>
    </>
  );
}

const LoginLink = () => (
  <a className="btn btn-quiet btn-small" href={paths.auth}>
    Login
  </a>
);
