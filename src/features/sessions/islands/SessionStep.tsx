import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { nearMoment, timeSpan } from '#src/features/sessions/lib/time-words.ts';
import { $orderSession, openSession } from '#src/features/sessions/stores/order-session.ts';
import { site } from '#src/shared/content/site.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { longDate } from '#src/shared/lib/dates/labels.ts';
import { schedulePath } from '#src/shared/paths.ts';
import { useNow } from '#src/shared/ui/use-now.ts';

interface SessionStepProps {
  orderId: string;
  /** What is next while no time is known to be booked. */
  children: ReactNode;
}

/** When the session of a paid order takes place, if it is booked already. */
export function SessionStep({ orderId, children }: SessionStepProps) {
  const { session } = useStore($orderSession);
  const now = useNow();
  useEffect(() => void openSession({ order_id: orderId }), [orderId]);

  if (session?.status !== 'booked' || session.starts_at === null || session.ends_at === null) {
    return children;
  }
  const { starts_at, ends_at } = session;
  return (
    <>
      <p className="lead text-ink">
        Your session is booked: <strong>{nearMoment(starts_at, now)}</strong>
        <br />
        {longDate(dayInIndia(starts_at))}, {timeSpan(starts_at, ends_at)} IST, with {site.name}
      </p>
      <a className="btn btn-fill" href={schedulePath(orderId)}>
        See the session
      </a>
    </>
  );
}
