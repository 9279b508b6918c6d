import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect } from 'react';
import { nearMoment, timeSpan } from '#src/features/sessions/lib/time-words.ts';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import { $orderSession, openSession } from '#src/features/sessions/stores/order-session.ts';
import { site } from '#src/shared/content/site.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { longDate } from '#src/shared/lib/dates/labels.ts';
import { schedulePath } from '#src/shared/paths.ts';
import { useNow } from '#src/shared/ui/use-now.ts';

interface SessionStepProps {
  orderId: string;
  /** Told before anyone sees it: this takes the place of choosing a time. */
  onBooked: (isBooked: boolean) => void;
}

/** When the session of a paid order takes place, if it is booked already; otherwise nothing. */
export function SessionStep({ orderId, onBooked }: SessionStepProps) {
  const { session } = useStore($orderSession);
  const now = useNow();
  useEffect(() => void openSession({ order_id: orderId }), [orderId]);

  const booked = bookedTime(session);
  const isBooked = booked !== undefined;
  useLayoutEffect(() => onBooked(isBooked), [isBooked, onBooked]);

  if (!isBooked) return null;
  const { starts_at, ends_at } = booked;
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

function bookedTime(session: Session | undefined) {
  if (session?.status !== 'booked') return undefined;
  const { starts_at, ends_at } = session;
  return starts_at === null || ends_at === null ? undefined : { starts_at, ends_at };
}
