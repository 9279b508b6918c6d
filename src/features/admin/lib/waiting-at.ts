import type { WaitingCounts } from '#src/features/admin/schemas/waiting.ts';

/** The places of the admin navigation. */
export type PlaceName =
  | 'dashboard'
  | 'sessions'
  | 'payments'
  | 'courses'
  | 'events'
  | 'reviews'
  | 'blogs'
  | 'grievances'
  | 'consents';

/** What is counted at a place; an article or a consent never waits. */
const countedAt: Partial<Record<PlaceName, keyof WaitingCounts>> = {
  dashboard: 'inquiries',
  sessions: 'sessions',
  payments: 'payments',
  courses: 'courses',
  events: 'events',
  reviews: 'reviews',
  grievances: 'grievances',
};

/** How many things wait at a place of the navigation; none as long as nobody knows. */
export function waitingAt(work: WaitingCounts | undefined, place: PlaceName): number {
  const counted = countedAt[place];
  return (work && counted && work[counted]) ?? 0;
}
