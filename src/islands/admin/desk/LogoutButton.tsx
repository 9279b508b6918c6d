import { useStore } from '@nanostores/react';
import { $isSigningOut, signOut } from '#src/stores/session.ts';
import { Button } from '#src/ui/Button.tsx';

export function LogoutButton() {
  const busy = useStore($isSigningOut, { ssr: 'initial' });
  return (
    <Button look="quiet" small busy={busy} onClick={() => void signOut()}>
      Logout
    </Button>
  );
}
