import * as z from 'zod/mini';
import { grievanceTopics } from '#src/features/legal/lib/grievance-topics.ts';
import { fullMoment } from '#src/shared/lib/dates/moments.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { fullDate } from '#src/shared/lib/dates/labels.ts';
import { paths } from '#src/shared/paths.ts';
import { greeting } from './greeting.ts';
import type { MailContent, MailTemplate } from './content.ts';
import { oneLine } from './lines.ts';
import { addressOf } from './order-mail.ts';

/** The mails about grievances, by their kind. Each throws when the payload is not one. */
export const grievanceMails: Record<string, MailTemplate> = {
  grievance_filed: filedMail,
  grievance_to_settle: toSettleMail,
  grievance_acknowledged: acknowledgedMail,
  grievance_settled: settledMail,
};

const grievanceSchema = z.object({
  ticket: z.string(),
  name: z.string(),
  topic: z.enum(Object.keys(grievanceTopics) as (keyof typeof grievanceTopics)[]),
  acknowledge_by: z.string(),
  settle_by: z.string(),
});
const toSettleSchema = z.extend(grievanceSchema, {
  email: z.string(),
  order_id: z.nullable(z.string()),
  description: z.string(),
});
const settledSchema = z.extend(grievanceSchema, { answer: z.string() });

type MailedGrievance = z.infer<typeof grievanceSchema>;

const factsOf = ({ ticket, topic }: MailedGrievance) => [
  { label: 'Ticket', value: ticket },
  { label: 'About', value: grievanceTopics[topic] },
];

const acknowledgeDate = ({ acknowledge_by }: MailedGrievance) => fullMoment(acknowledge_by);
const settleDate = ({ settle_by }: MailedGrievance) => fullDate(dayInIndia(settle_by));

const howItWorks = () => ({ label: 'How grievances work', url: addressOf(paths.grievance) });

/** To whoever's address was typed: it repeats nothing of what was written (docs/decisions/mails-to-strangers.md). */
function filedMail(payload: unknown): MailContent {
  const grievance = grievanceSchema.parse(payload);
  return {
    subject: `Your grievance: ${grievance.ticket}`,
    preview: `We acknowledge it by ${acknowledgeDate(grievance)}.`,
    heading: 'Your grievance is with us',
    paragraphs: [
      greeting(grievance.name),
      'A person reads it, and you get a mail that says so. Then we settle it and mail you the answer.',
    ],
    facts: [
      ...factsOf(grievance),
      { label: 'Acknowledged by', value: acknowledgeDate(grievance) },
      { label: 'Settled by', value: settleDate(grievance) },
    ],
    action: howItWorks(),
    note: 'You have not sent one? Then somebody typed your address: there is nothing to do.',
  };
}

/** To the mentor. */
function toSettleMail(payload: unknown): MailContent {
  const grievance = toSettleSchema.parse(payload);
  return {
    subject: `A grievance: ${grievance.ticket}`,
    preview: `Acknowledge it by ${acknowledgeDate(grievance)}.`,
    heading: 'Somebody has a grievance',
    paragraphs: [
      'Acknowledge it within 48 hours, and settle it within one month. Both are mailed.',
    ],
    quotes: [{ label: 'What happened', text: grievance.description }],
    facts: [
      ...factsOf(grievance),
      { label: 'From', value: oneLine(grievance.name) },
      { label: 'Email', value: grievance.email },
      ...(grievance.order_id === null
        ? []
        : [{ label: 'Order', value: oneLine(grievance.order_id) }]),
      { label: 'Acknowledge by', value: acknowledgeDate(grievance) },
      { label: 'Settle by', value: settleDate(grievance) },
    ],
    action: { label: 'Open the grievances', url: addressOf(paths.adminGrievances) },
  };
}

function acknowledgedMail(payload: unknown): MailContent {
  const grievance = grievanceSchema.parse(payload);
  return {
    subject: `We have read your grievance: ${grievance.ticket}`,
    preview: `The answer comes by ${settleDate(grievance)}.`,
    heading: 'We have read your grievance',
    paragraphs: [
      greeting(grievance.name),
      'We have read what you wrote and are looking into it. The answer comes by mail.',
    ],
    facts: [...factsOf(grievance), { label: 'Settled by', value: settleDate(grievance) }],
    action: howItWorks(),
  };
}

function settledMail(payload: unknown): MailContent {
  const grievance = settledSchema.parse(payload);
  return {
    subject: `The answer to your grievance: ${grievance.ticket}`,
    preview: 'We have settled your grievance.',
    heading: 'Your grievance is settled',
    paragraphs: [
      greeting(grievance.name),
      'We have looked into what you wrote. This is our answer.',
    ],
    quotes: [{ label: 'The answer', text: grievance.answer }],
    facts: factsOf(grievance),
    action: {
      label: 'If it does not help',
      url: `${addressOf(paths.grievance)}#if-our-answer-does-not-help`,
    },
    note: 'Something is still open? Reply to this email and name the ticket.',
  };
}
