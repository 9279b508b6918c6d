import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import {
  $isNewsletterStopped,
  $isStoppingNewsletter,
  stop,
} from '#src/features/profile/stores/newsletter.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/** Opened by the link of a mail. Mail programs open links before their reader does, so only the button stops it. */
export function StopNewsletter({ token }: { token: string }) {
  const isStopped = useStore($isNewsletterStopped);
  const busy = useStore($isStoppingNewsletter);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isStopped) heading.current?.focus();
  }, [isStopped]);

  return (
    <section className="card gap-5" aria-labelledby="stop-newsletter">
      <h2 id="stop-newsletter" ref={heading} tabIndex={-1} className="text-title">
        {isStopped ? 'The newsletter is stopped' : 'Stop the newsletter?'}
      </h2>
      {isStopped ? (
        <p>
          You get no more newsletters. Mails about your bookings and registrations still come. To
          see or delete what is stored about you,{' '}
          <a className="link" href={paths.myData}>
            ask for a link
          </a>
          .
        </p>
      ) : (
        <>
          <p>You need no account. Mails about your bookings and registrations still come.</p>
          <Button
            className="justify-self-start"
            busy={busy}
            busyLabel="Stopping..."
            onClick={() => void stop(token)}
          >
            Stop the newsletter
          </Button>
        </>
      )}
    </section>
  );
}
