import { useEffect, useState } from 'react';
import type { SentMail } from '#src/features/auth/stores/screen.ts';
import { sendMail } from '#src/features/auth/stores/sign-in.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/** The auth service mails one address no more often than this. */
const secondsBetweenMails = 60;

export function ResendButton({ sent }: { sent: SentMail }) {
  const [seconds, setSeconds] = useState(secondsBetweenMails);

  // Each mail is a new object, so that sending one starts the wait again.
  useEffect(() => {
    const sentAt = Date.now();
    const tick = () => {
      const passed = Math.floor((Date.now() - sentAt) / 1000);
      setSeconds(Math.max(0, secondsBetweenMails - passed));
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [sent]);

  return (
    <Button look="quiet" disabled={seconds > 0} onClick={() => void sendMail({ ...sent })}>
      {seconds > 0 ? `Send again in ${seconds} s` : 'Send again'}
    </Button>
  );
}
