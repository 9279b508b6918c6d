import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $profile, loadProfile } from '#src/features/profile/stores/profile.ts';
import { accountProblems } from '#src/shared/messages/account.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { ProfileForm } from './ProfileForm.tsx';

export function ProfileCard() {
  const profile = useStore($profile);
  useEffect(() => void loadProfile(), []);
  useOnReturn(loadProfile);
  return (
    <section className="card">
      <h2 className="text-title">Your details</h2>
      {profile.state === 'loading' && (
        <p role="status" className="text-soft">
          Loading your profile...
        </p>
      )}
      {profile.state === 'failed' && (
        <>
          <p className="text-soft">{accountProblems.unreachable}</p>
          <Button look="quiet" className="justify-self-start" onClick={() => void loadProfile()}>
            Try Again
          </Button>
        </>
      )}
      {profile.state === 'ready' && <ProfileForm saved={profile.saved} typed={profile.typed} />}
    </section>
  );
}
