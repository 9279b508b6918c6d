import * as z from 'zod/mini';
import { sessionTime } from '#src/features/sessions/lib/session-time.ts';
import { greeting } from '../mail/greeting.ts';
import type { MailContent } from '../mail/content.ts';
import { bookedSession } from './mailed-session.ts';
import { bookedSessionSchema } from './session-payload.ts';

// Of a session that was booked, moved or cancelled. Each throws when the payload is not one.

const movedSchema = z.extend(bookedSessionSchema, { previous_start: z.string() });
const cancelledSchema = z.extend(bookedSessionSchema, {
  status: z.enum(['cancelled_by_buyer', 'cancelled_by_mentor']),
  /** The money went back, and the session with it. */
  was_refunded: z.boolean(),
});

export function bookedMail(payload: unknown, queuedAt: string): MailContent {
  const data = bookedSessionSchema.parse(payload);
  const session = bookedSession(data, queuedAt);
  const { when, facts, page, googleLink } = session;
  const shared = {
    facts,
    action: page,
    links: [googleLink],
    attachments: [session.invitation('REQUEST')],
  };
  if (data.reader === 'mentor') {
    return {
      ...shared,
      subject: `New session: ${when}`,
      preview: 'A session was booked.',
      heading: 'A session was booked',
      paragraphs: [`A session was booked for ${when}.`, session.joining, session.attached],
    };
  }
  return {
    ...shared,
    subject: `Your session is booked: ${when}`,
    preview: session.sentence,
    heading: 'Your session is booked',
    paragraphs: [greeting(data.customer_name), session.sentence, session.joining, session.attached],
    note: session.changeNote,
  };
}

export function movedMail(payload: unknown, queuedAt: string): MailContent {
  const data = movedSchema.parse(payload);
  const session = bookedSession(data, queuedAt);
  const { when, facts, page, googleLink } = session;
  const previous = sessionTime(data.previous_start);
  const shared = {
    facts: facts.flatMap((fact) =>
      fact.label === 'When' ? [fact, { label: 'Before', value: previous }] : [fact],
    ),
    action: page,
    links: [googleLink],
    attachments: [session.invitation('REQUEST')],
  };
  if (data.reader === 'mentor') {
    return {
      ...shared,
      subject: `Session moved: ${when}`,
      preview: `It was on ${previous}.`,
      heading: 'A session has a new time',
      paragraphs: [
        `A session has moved from ${previous} to ${when}.`,
        session.joining,
        session.attached,
      ],
    };
  }
  return {
    ...shared,
    subject: `Your session has a new time: ${when}`,
    preview: `It was on ${previous}.`,
    heading: 'Your session has a new time',
    paragraphs: [
      greeting(data.customer_name),
      `Your session has moved from ${previous} to ${when}.`,
      session.joining,
      session.attached,
    ],
    note: session.changeNote,
  };
}

export function cancelledMail(payload: unknown, queuedAt: string): MailContent {
  // Nobody joins it any more.
  const data = { ...cancelledSchema.parse(payload), joining_link: null };
  const { when, facts, page, invitation } = bookedSession(data, queuedAt);
  const byMentor = data.status === 'cancelled_by_mentor';
  const shared = { facts, action: page, attachments: [invitation('CANCEL')] };
  if (data.reader === 'mentor') {
    return {
      ...shared,
      subject: `Session cancelled: ${when}`,
      preview: cancelledBecause(data),
      heading: 'A session was cancelled',
      paragraphs: [
        `The session on ${when} is cancelled: ${cancelledBecause(data).toLowerCase()} Others can book this time now.`,
        'The attached file takes it out of your calendar.',
      ],
    };
  }
  return {
    ...shared,
    subject: `Your session is cancelled: ${when}`,
    preview: 'The attached file takes it out of your calendar.',
    heading: 'Your session is cancelled',
    paragraphs: [
      greeting(data.customer_name),
      byMentor
        ? `Your session on ${when} does not take place. We are sorry if this upsets your plans.`
        : `You have cancelled your session on ${when}.`,
      'The attached file takes it out of your calendar.',
      whatIsNext(data),
    ],
  };
}

type Cancelled = z.infer<typeof cancelledSchema>;

function cancelledBecause({ status, was_refunded }: Cancelled): string {
  if (was_refunded) return 'Its payment goes back to the buyer.';
  return status === 'cancelled_by_mentor'
    ? 'You have cancelled it.'
    : 'The buyer has cancelled it.';
}

function whatIsNext({ status, was_refunded }: Cancelled): string {
  if (was_refunded) return 'Your payment goes back to you.';
  return status === 'cancelled_by_mentor'
    ? 'Please choose another time on your session’s page. If none suits you, reply to this email, and all of your money comes back.'
    : 'Your session’s page says whether you can choose another time.';
}
