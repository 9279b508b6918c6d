import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $loginReason, findLoginReason } from '#src/features/auth/stores/login-reason.ts';

/** Says why one is here, where the page that asked for the login is a known one. */
export function LoginReason() {
  const reason = useStore($loginReason, { ssr: 'initial' });
  useEffect(() => void findLoginReason(), []);
  if (!reason) return null;
  return (
    <p className="note mb-6 break-words">
      {reason.words} {reason.event && <em>{reason.event}</em>}
    </p>
  );
}
