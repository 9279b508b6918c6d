import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { waitingAt } from '#src/features/admin/lib/waiting-at.ts';
import { $waiting } from '#src/features/admin/stores/waiting.ts';
import { paths } from '#src/shared/paths.ts';
import { $session } from '#src/shared/stores/session.ts';
import { $isSigningOut, signOut } from '#src/shared/stores/sign-out.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { PlaceLink, type ShownPlace } from './PlaceLink.tsx';
import { placeShapes } from './place-shapes.ts';

interface MorePlacesProps {
  id: string;
  places: ShownPlace[];
}

// The focus would go on below it, where nobody sees it.
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
  const box = currentTarget as HTMLElement;
  if (relatedTarget && !box.contains(relatedTarget as Node)) box.togglePopover(false);
}

/**
 * The other places, the public site, and the account. On a phone the browser opens and closes it, by Escape and by a touch
 * beside it too.
 */
export function MorePlaces({ id, places }: MorePlacesProps) {
  const { user } = useStore($session, { ssr: 'initial' });
  const { work } = useStore($waiting, { ssr: 'initial' });
  const busy = useStore($isSigningOut, { ssr: 'initial' });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = box.current!;
    current.addEventListener('focusout', closeWhenLeft);
    return () => current.removeEventListener('focusout', closeWhenLeft);
  }, []);

  return (
    <div ref={box} id={id} popover="auto" className="places-rest">
      <ul>
        {places.map((place) => (
          <PlaceLink key={place.name} place={place} waiting={waitingAt(work, place.name)} />
        ))}
      </ul>
      <ul className="places-end">
        <li>
          <a href={paths.home} className="place">
            <Icon shape={placeShapes.site} size={22} />
            View the site
          </a>
        </li>
        <li>
          <a href={paths.profile} className="place">
            <Icon shape={placeShapes.account} size={22} />
            <span className="truncate">{user?.fullName || user?.email || 'My Account'}</span>
          </a>
        </li>
        <li>
          <button type="button" className="place" disabled={busy} onClick={() => void signOut()}>
            <Icon shape={placeShapes.logout} size={22} />
            {busy ? 'Logging out...' : 'Logout'}
          </button>
        </li>
      </ul>
    </div>
  );
}
