import * as z from 'zod/mini';
import { shortId } from '#src/features/events/lib/address.ts';
import { type PublicEvent, publicEventSchema } from './event.ts';

/**
 * What the short card of an event shows, and no more: an island's page holds its rows a second time, and the home page
 * has few bytes to spare (docs/decisions/first-paint.md).
 */
const cardEventSchema = z.pick(publicEventSchema, {
  id: true,
  title: true,
  event_date: true,
  event_time: true,
  venue: true,
  category: true,
  is_past_event: true,
  recording_url: true,
  link: true,
});

export type CardEvent = z.infer<typeof cardEventSchema>;

export const cardEvent = (event: PublicEvent): CardEvent => ({
  ...cardEventSchema.parse(event),
  // Enough for the address.
  id: shortId(event.id),
});
