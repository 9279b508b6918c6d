import * as z from 'zod/mini';
import { twelveHourTime } from '#src/shared/lib/dates/labels.ts';
import { timeInIndia } from '#src/shared/lib/dates/india.ts';
import { paths } from '#src/shared/paths.ts';
import { environment } from '../site/env.ts';
import type { MailContent } from './layout.ts';

const pauseSchema = z.object({ maximum: z.int(), until: z.string() });

/** Tells the mentor that no more inquiries are taken for a while. Throws when the payload is not one. */
export function pauseMail(payload: unknown): MailContent {
  const { maximum, until } = pauseSchema.parse(payload);
  const end = `${twelveHourTime(timeInIndia(until).slice(11))} IST`;
  return {
    subject: `${maximum} inquiries within an hour`,
    preview: `New ones are refused until ${end}.`,
    heading: 'Too many inquiries',
    paragraphs: [
      `${maximum} inquiries and bookings came within an hour. Most likely a program sends them.`,
      `To keep your dashboard clear, the site refuses new ones until ${end}, for everyone. After that it accepts them again.`,
      'Look at the newest inquiries. If they are real, there is nothing else to do.',
    ],
    facts: [{ label: 'New inquiries from', value: end }],
    action: { label: 'Open the dashboard', url: `${environment().SITE_URL}${paths.admin}` },
  };
}
