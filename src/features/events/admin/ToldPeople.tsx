import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { isToCome, whatIsNew } from '#src/features/events/lib/changes.ts';
import type { ManagedEvent } from '#src/features/events/schemas/event.ts';
import { $registered, countRegistered } from '#src/features/events/stores/registered.ts';

// Who gets a mail about what an admin is about to do (docs/decisions/event-changes.md).

interface ToldProps {
  event: ManagedEvent;
}

/** Says it within the question before a deletion. */
export function ToldOfDeletion({ event }: ToldProps) {
  const people = usePeople(event);
  if (!people) return null;
  return <span>{`${people.registered}. They get a mail that it does not take place. `}</span>;
}

/** Says it beside the button of the form that it is in, once something is typed that people have to know. */
export function ToldOfChange({ event }: ToldProps) {
  const people = usePeople(event);
  const line = useRef<HTMLParagraphElement>(null);
  const [news, setNews] = useState<string>();
  useEffect(() => {
    const form = line.current?.closest('form');
    const read = () => form && setNews(newsIn(new FormData(form), event));
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, [event]);

  return (
    <p ref={line} role="status" className="self-center text-small text-soft">
      {people && news && `${people.registered} and ${people.get} a mail about the new ${news}.`}
    </p>
  );
}

/** Undefined where nobody is told: nobody is registered, or the event is over or not approved. */
function usePeople(event: ManagedEvent) {
  const { count, status } = useStore($registered);
  const isAwaited = isToCome(event);
  useEffect(() => {
    if (isAwaited) void countRegistered(event.id);
  }, [event.id, isAwaited]);

  if (!isAwaited || count === 0) return undefined;
  if (count === 1) return { registered: '1 person is registered', get: 'gets' };
  if (count !== undefined) return { registered: `${count} people are registered`, get: 'get' };
  // It happens all the same when nobody could be counted.
  return status === 'failed' ? { registered: 'People may be registered', get: 'get' } : undefined;
}

function newsIn(form: FormData, event: ManagedEvent): string | undefined {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const now = {
    event_date: text('event_date'),
    event_time: text('event_time'),
    venue: text('venue'),
    link: text('joining_link') || text('link') || null,
  };
  const is_past_event = form.has('is_past_event');
  if (now.venue === '' || !isToCome({ ...now, status: event.status, is_past_event })) {
    return undefined;
  }
  return whatIsNew({ ...event, link: event.joining_link ?? event.link }, now);
}
