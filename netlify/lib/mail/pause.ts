import * as z from 'zod/mini';
import { twelveHourTime } from '#src/shared/lib/dates/labels.ts';
import { timeInIndia } from '#src/shared/lib/dates/india.ts';
import { paths } from '#src/shared/paths.ts';
import type { MailContent } from './content.ts';
import { addressOf } from './order-mail.ts';

const pauseSchema = z.object({
  of: z.enum(['inquiry', 'grievance']),
  maximum: z.int(),
  until: z.string(),
});

const kinds = {
  inquiry: {
    name: 'inquiries',
    all: 'inquiries and bookings',
    list: 'dashboard',
    action: { label: 'Open the dashboard', path: paths.admin },
  },
  grievance: {
    name: 'grievances',
    all: 'grievances',
    list: 'list',
    action: { label: 'Open the grievances', path: paths.adminGrievances },
  },
};

/** Tells the mentor that no more of a kind are taken for a while. Throws when the payload is not one. */
export function pauseMail(payload: unknown): MailContent {
  const { of, maximum, until } = pauseSchema.parse(payload);
  const { name, all, list, action } = kinds[of];
  const end = `${twelveHourTime(timeInIndia(until).slice(11))} IST`;
  return {
    subject: `${maximum} ${name} within an hour`,
    preview: `New ones are refused until ${end}.`,
    heading: `Too many ${name}`,
    paragraphs: [
      `${maximum} ${all} came within an hour. Most likely a program sends them.`,
      `To keep your ${list} clear, the site refuses new ones until ${end}, for everyone. After that it accepts them again.`,
      `Look at the newest ${name}. If they are real, there is nothing else to do.`,
    ],
    facts: [{ label: `New ${name} from`, value: end }],
    action: { label: action.label, url: addressOf(action.path) },
  };
}
