import { useStore } from '@nanostores/react';
import { greetingAt } from '#src/features/admin/lib/greeting.ts';
import { timeInIndia, todayInIndia } from '#src/shared/lib/dates/india.ts';
import { longDate } from '#src/shared/lib/dates/labels.ts';
import { $session } from '#src/shared/stores/session.ts';
import { useNow } from '#src/shared/ui/use-now.ts';

/** A word to the mentor, and which day it is. */
export function Greeting() {
  const { user } = useStore($session);
  const now = useNow();
  const greeting = greetingAt(Number(timeInIndia(now).slice(11, 13)));
  const [firstName] = user?.fullName?.split(' ') ?? [];
  return (
    <p className="text-soft">
      {greeting}
      {firstName && (
        <>
          , <bdi>{firstName}</bdi>
        </>
      )}
      . It is {longDate(todayInIndia(new Date(now)))}.
    </p>
  );
}
