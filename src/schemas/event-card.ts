import type { PublicEvent } from './event.ts';

/** What the short card of an event shows. */
export type CardEvent = Pick<
  PublicEvent,
  'title' | 'event_date' | 'event_time' | 'venue' | 'category' | 'is_past_event'
> &
  Partial<Pick<PublicEvent, 'recording_url' | 'link'>>;

/**
 * Only that, and no links that an event does not have: an island's page holds its rows a second time, and the home page
 * has few bytes to spare (docs/decisions/first-paint.md).
 */
export const cardEvent = ({
  title,
  event_date,
  event_time,
  venue,
  category,
  is_past_event,
  recording_url,
  link,
}: PublicEvent): CardEvent => ({
  title,
  event_date,
  event_time,
  venue,
  category,
  is_past_event,
  ...(recording_url && { recording_url }),
  ...(link && { link }),
});
