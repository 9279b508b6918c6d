import * as z from 'zod/mini';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { paths } from '#src/shared/paths.ts';
import { greeting } from './greeting.ts';
import type { MailContent } from './content.ts';
import { addressOf } from './order-mail.ts';

const inquirySchema = z.object({
  person: z.string(),
  students: z.optional(z.int()),
  day: z.optional(z.string()),
  mode: z.optional(z.enum(['offline', 'online', 'hybrid'])),
});

const modes = {
  offline: 'At your college',
  online: 'Online',
  hybrid: 'Online and at your college',
};

/** Tells who sent an inquiry what happens next. Throws when the payload is none. */
export function inquiryReceivedMail(payload: unknown): MailContent {
  const { person, students, day, mode } = inquirySchema.parse(payload);
  const facts = [
    { label: 'Students', value: students?.toLocaleString('en-IN') },
    { label: 'Your date', value: day && plainDate(day) },
    { label: 'Mode', value: mode && modes[mode] },
  ];
  return {
    subject: 'We have received your inquiry',
    preview: 'You get an answer within two working days.',
    heading: 'We have received your inquiry',
    paragraphs: [
      greeting(person),
      'Thank you for writing to us. You get an answer by email or phone within two working days.',
      'You need not send it again. To add something, reply to this mail.',
    ],
    facts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    action: { label: 'See other ways to reach us', url: addressOf(paths.contact) },
    note: 'You did not write to us? Then someone has typed your address by mistake, and there is nothing to do.',
  };
}

const proposalSchema = z.object({ title: z.string(), day: z.string() });

/** Tells who proposed an event what happens next. Throws when the payload is none. */
export function proposalReceivedMail(payload: unknown): MailContent {
  const { title, day } = proposalSchema.parse(payload);
  return {
    subject: 'We have received your event',
    preview: 'The mentor looks at it within two working days.',
    heading: 'We have received your event',
    paragraphs: [
      greeting(''),
      'Thank you for proposing an event. The mentor looks at it within two working days. Once it is approved, everyone sees it among the events.',
    ],
    facts: [
      { label: 'Event', value: title },
      { label: 'Day', value: plainDate(day) },
    ],
    action: { label: 'See the events', url: addressOf(paths.events) },
  };
}
