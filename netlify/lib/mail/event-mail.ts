import * as z from 'zod/mini';
import { whatIsNew } from '#src/features/events/lib/changes.ts';
import { calendarFile } from '#src/features/events/lib/calendar-file.ts';
import { eventPath } from '#src/features/events/paths.ts';
import { site } from '#src/shared/content/site.ts';
import { longDate, twelveHourTime } from '#src/shared/lib/dates/labels.ts';
import { paths } from '#src/shared/paths.ts';
import { environment } from '../site/env.ts';
import { greeting } from './greeting.ts';
import type { MailAttachment, MailContent } from './content.ts';
import { addressOf } from './order-mail.ts';

// To people who are registered for an event. Each throws when the payload is not one.

const placeSchema = z.object({
  event_date: z.string(),
  event_time: z.string(),
  venue: z.string(),
});
const waySchema = z.extend(placeSchema, { link: z.nullable(z.string()) });
const ofEvent = { id: z.string(), title: z.string(), updated_at: z.string() };

const registrationSchema = z.object({
  user_name: z.string(),
  event: z.extend(waySchema, ofEvent),
});
const changedSchema = z.extend(registrationSchema, { was: waySchema });
const cancelledSchema = z.object({
  user_name: z.string(),
  event: z.extend(placeSchema, ofEvent),
});

type MailedEvent = z.infer<typeof cancelledSchema>['event'] & { link?: string | null };

export function registrationMail(payload: unknown): MailContent {
  const { user_name, event } = registrationSchema.parse(payload);
  return {
    subject: `You are registered: ${event.title}`,
    preview: whenOf(event),
    heading: 'You are registered',
    paragraphs: [
      greeting(user_name),
      'Your place is reserved. The attached file adds the event to your calendar.',
    ],
    facts: [{ label: 'Event', value: event.title }, ...factsOf(event)],
    ...restOf(event),
  };
}

export function changedMail(payload: unknown): MailContent {
  const { user_name, event, was } = changedSchema.parse(payload);
  const news = whatIsNew(was, event) ?? 'plan';
  const before = factsOf(was);
  const facts = factsOf(event).flatMap((fact) => {
    const old = before.find(({ label }) => label === fact.label)?.value;
    return old === undefined || old === fact.value
      ? [fact]
      : [fact, { label: `${fact.label} before`, value: old }];
  });
  return {
    subject: `New ${news}: ${event.title}`,
    preview: whenOf(event),
    heading: `Your event has a new ${news}`,
    paragraphs: [
      greeting(user_name),
      `An event that you are registered for has a new ${news}. Your place stays reserved.`,
      ...(was.link !== null && event.link === null ? ['Its link does not count any more.'] : []),
      'The attached file changes the event in your calendar.',
    ],
    facts: [{ label: 'Event', value: event.title }, ...facts],
    ...restOf(event),
  };
}

export function cancelledMail(payload: unknown): MailContent {
  const { user_name, event } = cancelledSchema.parse(payload);
  const allEvents = addressOf(paths.events);
  return {
    subject: `Does not take place: ${event.title}`,
    preview: `It was planned for ${whenOf(event)}.`,
    heading: 'Your event does not take place',
    paragraphs: [
      greeting(user_name),
      'An event that you are registered for does not take place. We are sorry if this upsets your plans.',
      'The attached file takes it out of your calendar. If it stays there, please delete it yourself.',
    ],
    facts: [{ label: 'Event', value: event.title }, ...factsOf(event)],
    action: { label: 'See other events', url: allEvents },
    attachments: [fileOf(event, allEvents, site.email)],
  };
}

const whenOf = ({ event_date, event_time }: z.infer<typeof placeSchema>) =>
  `${longDate(event_date)}, ${twelveHourTime(event_time)} IST`;

const factsOf = (event: z.infer<typeof placeSchema> & { link?: string | null }) => [
  { label: 'Date', value: longDate(event.event_date) },
  { label: 'Time', value: `${twelveHourTime(event.event_time)} IST` },
  { label: 'Venue', value: event.venue },
  ...(event.link ? [{ label: 'Link', value: event.link }] : []),
];

/** What ends the mails about an event that takes place. */
function restOf(event: MailedEvent) {
  const url = addressOf(eventPath(event));
  return {
    action: { label: 'See the event', url },
    note: 'Can’t make it? Cancel on the event page, so that someone else can come.',
    attachments: [fileOf(event, url)],
  };
}

function fileOf(event: MailedEvent, address: string, cancelledBy?: string): MailAttachment {
  const content = calendarFile([{ ...event, description: event.link ?? '' }], {
    origin: environment().SITE_URL,
    addressOf: () => address,
    ...(cancelledBy !== undefined && { cancelledBy }),
  });
  const method = cancelledBy === undefined ? '' : '; method=CANCEL';
  return {
    filename: 'event.ics',
    contentType: `text/calendar; charset=utf-8${method}`,
    content,
  };
}
