import type { AdminPlace } from '#src/features/admin/paths.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { placeShapes } from './place-shapes.ts';

/** A place, and whether it is the one that is shown. */
export type ShownPlace = AdminPlace & { current?: 'page' | 'true' | undefined };

interface PlaceLinkProps {
  place: ShownPlace;
  /** How many things wait there. */
  waiting: number;
}

/** A place of the admin navigation. */
export const PlaceLink = ({ place: { name, label, href, current }, waiting }: PlaceLinkProps) => (
  <li>
    <a href={href} aria-current={current} className="place">
      <Icon shape={placeShapes[name]} size={22} />
      {label}
      <WaitingCount count={waiting} />
    </a>
  </li>
);

/** Nothing where nothing waits. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="place-count figures">
      {' '}
      {count > 99 ? '99+' : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
