import type { EventStatus } from './event.ts';

/** Which events an admin looks for. */
export interface EventQuery {
  status: EventStatus | 'all';
  period: 'all' | 'upcoming' | 'past';
  /** Words of the title. */
  words: string;
}
