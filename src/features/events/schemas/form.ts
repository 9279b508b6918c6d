import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { optionalText, requiredText } from '#src/shared/schemas/text.ts';
import { optionalWebAddress } from '#src/shared/schemas/web-address.ts';
import { audiences } from './event.ts';

/** The form of an event (docs/product.md 5, Create event and Edit event). An optional field left out is empty. */
export const eventFormSchema = z.object({
  title: requiredText(validation.required, limits.shortTextMaximum),
  description: requiredText(validation.required, limits.longTextMaximum),
  event_date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, validation.date)),
  event_time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, validation.eventTime)),
  venue: requiredText(validation.required, limits.shortTextMaximum),
  category: requiredText(validation.required, limits.categoryMaximum),
  department: z._default(optionalText(limits.nameMaximum), ''),
  audience: z.enum(audiences),
  poster_url: optionalWebAddress,
  recording_url: optionalWebAddress,
  /** Anyone can read it. */
  link: optionalWebAddress,
  /** Only admins and registered people can read it. */
  joining_link: z._default(optionalWebAddress, ''),
  /** A checkbox sends nothing when it is not checked. */
  is_past_event: z.pipe(
    z.optional(z.literal('on')),
    z.transform((mark) => mark === 'on'),
  ),
});

/** What an event cannot be without (docs/product.md 5). */
export const requiredEventFields = [
  'title',
  'description',
  'event_date',
  'event_time',
  'venue',
  'category',
] as const satisfies (keyof EventForm)[];

export type EventForm = z.infer<typeof eventFormSchema>;
