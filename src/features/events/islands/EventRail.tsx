import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CardEvent } from '#src/features/events/schemas/card.ts';
import { communityEvents, homeEvents } from '#src/features/events/stores/highlights.ts';
import { staleRows } from '#src/shared/messages/stale-rows.ts';
import { Carousel } from '#src/shared/ui/Carousel.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { useToday } from '#src/shared/ui/use-today.ts';
import { EventCard } from './EventCard.tsx';

interface EventRailProps {
  /** Whose events: everyone's on the home page, an audience's on the community page. */
  of: 'home' | keyof typeof communityEvents;
  label: string;
  prebuilt: CardEvent[];
  /** YYYY-MM-DD */
  builtOn: string;
}

/** A short row of events, prebuilt and refreshed when it comes into view (docs/product.md 2.2 and 2.7). */
export function EventRail({ of, label, prebuilt, builtOn }: EventRailProps) {
  const { $highlights, refresh } = of === 'home' ? homeEvents : communityEvents[of];
  const { events: fresh, status, hasFailed } = useStore($highlights, { ssr: 'initial' });
  const isLoading = status === 'loading';
  const events: CardEvent[] = fresh ?? prebuilt;
  const today = useToday(builtOn);
  useEffect(() => void refresh(), [refresh]);

  if (events.length === 0) {
    return isLoading ? (
      <p role="status" className="py-12 text-center text-soft">
        Loading events...
      </p>
    ) : (
      <EmptyState title="No events available" message="Check back soon for new events!" />
    );
  }
  return (
    <>
      <Carousel label={label}>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of an unstyled list */}
        <ul className="slides" role="list">
          {events.map((event, place) => (
            <EventCard key={place} event={event} today={today} inCommunity={of !== 'home'} />
          ))}
        </ul>
      </Carousel>
      {hasFailed && (
        <div className="mt-4">
          <LoadFailed
            isQuiet
            role="status"
            message={staleRows('events')}
            busy={isLoading}
            onTryAgain={() => void refresh()}
          />
        </div>
      )}
    </>
  );
}
