import type { EventStatus } from './event.ts';

export const eventPeriods = ['all', 'upcoming', 'past'] as const;

/** Which events an admin looks for. */
export interface EventQuery {
  status: EventStatus | 'all';
  period: (typeof eventPeriods)[number];
  /** Words of the title. */
  words: string;
}
