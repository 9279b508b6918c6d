import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { waitingAt } from '#src/features/admin/lib/waiting-at.ts';
import { loadWaiting, $waiting } from '#src/features/admin/stores/waiting.ts';
import { $isAdmin, $session, startSession } from '#src/shared/stores/session.ts';
import { $toasts } from '#src/shared/stores/toasts.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { MorePlaces } from './MorePlaces.tsx';
import { PlaceLink, type ShownPlace, WaitingCount } from './PlaceLink.tsx';
import { placeShapes } from './place-shapes.ts';

/** How many places the bar of a phone has room for. */
const placesInBar = 4;
const moreId = 'more-places';

function refreshForAdmin(): void {
  if ($isAdmin.get()) void loadWaiting();
}

/** What was just done, as a toast says, may not wait any more. Answers how to stop. */
function keepWaitingFresh(): () => void {
  let seen = 0;
  void loadWaiting();
  return $toasts.listen((toasts) => {
    const done = toasts.findLast(({ tone }) => tone === 'success');
    if (!done || done.id === seen) return;
    seen = done.id;
    void loadWaiting();
  });
}

/**
 * The way between the admin pages: a column on a wide screen, a bar at the foot of a phone (styles/places.css). It is
 * invisible, with its space reserved, until the role is known.
 */
export function AdminNav({ places }: { places: ShownPlace[] }) {
  const session = useStore($session, { ssr: 'initial' });
  const { work } = useStore($waiting, { ssr: 'initial' });
  const { isAdmin } = session;
  useEffect(() => void startSession(), []);
  useEffect(() => (isAdmin ? keepWaitingFresh() : undefined), [isAdmin]);
  useOnReturn(refreshForAdmin);

  if (session.status === 'signedIn' && !isAdmin) return null;
  const inBar = places.slice(0, placesInBar);
  const inMore = places.slice(placesInBar);
  const isInMore = inMore.some(({ current }) => current);
  return (
    <nav aria-label="Admin" className={`places-nav ${isAdmin ? '' : 'invisible'}`}>
      <ul className="places-bar">
        {inBar.map((place) => (
          <PlaceLink key={place.name} place={place} waiting={waitingAt(work, place.name)} />
        ))}
      </ul>
      <button
        type="button"
        popoverTarget={moreId}
        className={`place places-more ${isInMore ? 'place-current' : ''}`}
      >
        <Icon shape={placeShapes.more} size={22} />
        More
        <WaitingCount count={inMore.reduce((sum, { name }) => sum + waitingAt(work, name), 0)} />
      </button>
      <MorePlaces id={moreId} places={inMore} />
    </nav>
  );
}
