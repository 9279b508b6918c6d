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
import { canChooseTime, outcomeOf } from './session-outcome.ts';

interface SessionStepProps {
  orderId: string;
  /** Told before anyone sees it: this takes the place of choosing a time. */
  onShown: (isShown: boolean) => void;
}

/** When the session of a paid order takes place, or what became of it; nothing while its time is still to be chosen. */
export function SessionStep({ orderId, onShown }: SessionStepProps) {
  const { session } = useStore($orderSession);
  const now = useNow();
  useEffect(() => void openSession({ order_id: orderId }), [orderId]);

  const isShown = session !== undefined && !canChooseTime(session);
  useLayoutEffect(() => onShown(isShown), [isShown, onShown]);

  if (!isShown) return null;
  return (
    <>
      <p className="lead text-ink">
        <SessionWords session={session} now={now} />
      </p>
      <a className="btn btn-fill" href={schedulePath(orderId)}>
        See the session
      </a>
    </>
  );
}

function SessionWords({ session, now }: { session: Session; now: number }) {
  const { status, starts_at, ends_at } = session;
  const isAhead = status === 'booked' && ends_at !== null && Date.parse(ends_at) > now;
  if (!isAhead || starts_at === null) return outcomeOf(session).title;
  return (
    <>
      Your session is booked: <strong>{nearMoment(starts_at, now)}</strong>
      <br />
      {longDate(dayInIndia(starts_at))}, {timeSpan(starts_at, ends_at)} IST, with {site.name}
    </>
  );
}
