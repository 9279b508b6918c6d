import { paths } from '#src/shared/paths.ts';
import { greeting } from '../mail/greeting.ts';
import type { MailContent } from '../mail/content.ts';
import { addressOf, nameOf } from '../mail/order-mail.ts';
import { bookedSession, pageOf } from './mailed-session.ts';
import { askedForTimeSchema, bookedSessionSchema } from './session-payload.ts';

// What a buyer is reminded of. Mails may come late, and the one of a night session comes earlier, so none of them says
// "tomorrow" or "in an hour". Each throws when the payload is not one.

export function dayReminderMail(payload: unknown, queuedAt: string): MailContent {
  const data = bookedSessionSchema.parse(payload);
  const { when, sentence, joining, facts, page, changeNote } = bookedSession(data, queuedAt);
  return {
    subject: `Reminder: your session on ${when}`,
    preview: sentence,
    heading: 'Your session is soon',
    paragraphs: [greeting(data.customer_name), sentence, joining],
    facts,
    action: page,
    note: changeNote,
  };
}

export function hourReminderMail(payload: unknown, queuedAt: string): MailContent {
  const data = bookedSessionSchema.parse(payload);
  const { clock, sentence, joining, facts, page } = bookedSession(data, queuedAt);
  return {
    subject: `Your session begins at ${clock}`,
    preview: sentence,
    heading: `Your session begins at ${clock}`,
    paragraphs: [greeting(data.customer_name), sentence, joining],
    facts,
    ...(data.joining_link === null
      ? { action: page }
      : { action: { label: 'Join the session', url: data.joining_link }, links: [page] }),
  };
}

export function feedbackMail(payload: unknown, queuedAt: string): MailContent {
  const data = bookedSessionSchema.parse(payload);
  const { when, page } = bookedSession(data, queuedAt);
  return {
    subject: 'How was your session?',
    preview: 'A few words help the next student to decide.',
    heading: 'How was your session?',
    paragraphs: [
      greeting(data.customer_name),
      `You had a session on ${when}. What helped you, and what was missing? A few words help the next student to decide.`,
    ],
    facts: [
      { label: 'Session', value: nameOf(data) },
      { label: 'Order', value: data.order_id },
    ],
    action: { label: 'Write a review', url: addressOf(paths.reviews) },
    links: [page],
    note: 'Did it not take place, or did something go wrong? Reply to this email.',
  };
}

const notYet = 'Your session is paid and has no time yet.';

/** Why a session has no time, by its status. */
const reasons: Record<string, string> = {
  cancelled_by_mentor:
    'Your session had to be cancelled. It is paid, and you can have another time.',
  no_show_mentor:
    'Your mentor was not there for your session. We are sorry: it stays paid, and you can have another time.',
};

export function chooseTimeMail(payload: unknown): MailContent {
  const data = askedForTimeSchema.parse(payload);
  const why = reasons[data.status] ?? notYet;
  return {
    subject: 'Please choose a time for your session',
    preview: why,
    heading: 'Please choose a time',
    paragraphs: [
      greeting(data.customer_name),
      `${why} Choose one that suits you; it takes a minute.`,
    ],
    facts: [
      { label: 'Session', value: nameOf(data) },
      { label: 'Order', value: data.order_id },
    ],
    action: { ...pageOf(data), label: 'Choose a time' },
    note: 'Does no time suit you? Reply to this email.',
  };
}
