import { useStore } from '@nanostores/react';
import { $isSigningOut, signOut } from '#src/shared/stores/sign-out.ts';
import { Button } from '#src/shared/ui/Button.tsx';

export function DevicesCard() {
  const busy = useStore($isSigningOut);
  return (
    <section className="card">
      <h2 className="text-title">Devices</h2>
      <p className="text-soft">
        Lost your phone, or used someone else’s computer? Log out everywhere at once, here as well.
        Pages that are open there may still show what they loaded for up to an hour.
      </p>
      <Button
        look="quiet"
        className="justify-self-start"
        busy={busy}
        busyLabel="Logging out..."
        onClick={() => void signOut('global')}
      >
        Log out on all devices
      </Button>
    </section>
  );
}
