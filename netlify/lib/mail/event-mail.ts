import * as z from 'zod/mini';
import { calendarFile } from '#src/features/events/lib/calendar-file.ts';
import { eventPath } from '#src/features/events/paths.ts';
import { longDate, twelveHourTime } from '#src/shared/lib/dates/labels.ts';
import { environment } from '../site/env.ts';
import { greeting } from './greeting.ts';
import type { MailContent } from './content.ts';

const registrationSchema = z.object({
  user_name: z.string(),
  event: z.object({
    id: z.string(),
    title: z.string(),
    event_date: z.string(),
    event_time: z.string(),
    venue: z.string(),
    link: z.nullable(z.string()),
    updated_at: z.string(),
  }),
});

/** Confirms a registration, with the event as a file for the calendar. Throws when the payload is not one. */
export function registrationMail(payload: unknown): MailContent {
  const { user_name, event } = registrationSchema.parse(payload);
  const { SITE_URL } = environment();
  const address = `${SITE_URL}${eventPath(event)}`;
  const calendar = calendarFile([{ ...event, description: event.link ?? '' }], {
    origin: SITE_URL,
    addressOf: () => address,
  });
  return {
    subject: `You are registered: ${event.title}`,
    preview: `${longDate(event.event_date)}, ${twelveHourTime(event.event_time)} IST`,
    heading: 'You are registered',
    paragraphs: [
      greeting(user_name),
      'Your place is reserved. The attached file adds the event to your calendar.',
    ],
    facts: [
      { label: 'Event', value: event.title },
      { label: 'Date', value: longDate(event.event_date) },
      { label: 'Time', value: `${twelveHourTime(event.event_time)} IST` },
      { label: 'Venue', value: event.venue },
      ...(event.link === null ? [] : [{ label: 'Link', value: event.link }]),
    ],
    action: { label: 'See the event', url: address },
    note: 'Can’t make it? Cancel on the event page, so that someone else can come.',
    attachments: [
      { filename: 'event.ics', contentType: 'text/calendar; charset=utf-8', content: calendar },
    ],
  };
}
