import * as z from 'zod/mini';
import type { Pictured } from '#src/shared/schemas/taken-picture.ts';

export const audiences = ['students', 'tpo', 'both'] as const;
export const eventStatuses = ['pending', 'approved', 'rejected'] as const;

/** What anyone may know of an approved event. `event_date` is YYYY-MM-DD, `event_time` 24-hour HH:MM, both in India. */
export const publicEventSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  event_date: z.string(),
  event_time: z.string(),
  venue: z.string(),
  category: z.string(),
  department: z.nullable(z.string()),
  audience: z.enum(audiences),
  poster_url: z.nullable(z.string()),
  recording_url: z.nullable(z.string()),
  is_past_event: z.boolean(),
  link: z.nullable(z.string()),
  updated_at: z.string(),
});

export type PublicEvent = Pictured<z.infer<typeof publicEventSchema>>;

/** The columns of PublicEvent, as a query names them. */
export const publicEventColumns = Object.keys(publicEventSchema.shape).join(',');

/** An event as admins manage it. */
export const managedEventSchema = z.extend(publicEventSchema, {
  status: z.enum(eventStatuses),
  created_at: z.string(),
  /** The joining link, for registered people; `link` is for anyone. It has its own table and policy. */
  joining_link: z.pipe(
    z.nullable(z.object({ link: z.string() })),
    z.transform((row) => row?.link ?? null),
  ),
});

export type ManagedEvent = z.infer<typeof managedEventSchema>;
export type EventStatus = ManagedEvent['status'];

export const managedEventColumns = Object.keys(managedEventSchema.shape)
  .join(',')
  .replace('joining_link', 'joining_link:event_joining_links(link)');
