import { mentorshipOptions } from '#src/features/mentorship/content.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { paths } from '#src/shared/paths.ts';
import { courseMails } from '../courses/course-mails.ts';
import { sessionMails } from '../sessions/session-mails.ts';
import { bookingMail } from './booking-mail.ts';
import { cancelledMail, changedMail, registrationMail } from './event-mail.ts';
import { grievanceMails } from './grievance-mails.ts';
import { greeting } from './greeting.ts';
import type { MailTemplate } from './content.ts';
import { type RenderedMail, renderMail } from './render.ts';
import { addressOf, type MailedOrder, nameOf, ofOrder } from './order-mail.ts';
import { newsletterMail } from './newsletter-mail.ts';
import { ownDataMail } from './own-data-mail.ts';
import { mentorNewsMail } from './mentor-news-mail.ts';
import { pauseMail } from './pause.ts';
import { inquiryReceivedMail, proposalReceivedMail } from './received-mails.ts';
import { refundMails } from './refund-mails.ts';

/** All kinds of mail. */
export const mailKinds = () => Object.keys(templates);

interface QueuedMail {
  kind: string;
  payload: unknown;
  created_at: string;
  recipient: string;
}

/** The mail of an outbox row. Throws when its kind or payload is unknown. */
export function composeMail({ kind, payload, created_at, recipient }: QueuedMail): RenderedMail {
  const write = Object.hasOwn(templates, kind) ? templates[kind] : undefined;
  if (!write) throw new Error('unknown kind of mail');
  return renderMail(write(payload, created_at, recipient));
}

const templates: Record<string, MailTemplate> = {
  event_registration: registrationMail,
  event_changed: changedMail,
  event_cancelled: cancelledMail,
  inquiries_paused: pauseMail,
  own_data_link: ownDataMail,
  newsletter_started: newsletterMail,
  inquiry_received: inquiryReceivedMail,
  proposal_received: proposalReceivedMail,
  mentor_news: mentorNewsMail,

  booking_confirmation: bookingMail,
  ...sessionMails,
  ...courseMails,
  ...grievanceMails,
  ...refundMails,

  payment_failed: ofOrder((order) => ({
    subject: `Your payment did not go through: ${nameOf(order)}`,
    preview: 'Nothing has been booked. You can try again.',
    heading: 'Your payment did not go through',
    paragraphs: [
      greeting(order.customer_name),
      `Your payment of ${formatRupees(order.amount)} was declined or not completed, so nothing has been booked.`,
      'If money has left your account, your bank returns it automatically, usually within 5 to 7 working days.',
    ],
    facts: unpaidFacts(order),
    action: { label: 'Try again', url: wayBackTo(order) },
  })),

  payment_expired: ofOrder((order) => ({
    subject: `Your booking is not finished: ${nameOf(order)}`,
    preview: 'Nothing was paid. You can book again.',
    heading: 'Your booking is not finished',
    paragraphs: [
      greeting(order.customer_name),
      'The payment page was open for a while and has closed. Nothing was paid and nothing has been booked.',
      'If you still want it, start again; it takes a minute. If not, there is nothing to do.',
    ],
    facts: unpaidFacts(order),
    action: { label: 'Book again', url: wayBackTo(order) },
  })),
};

/** Where to begin again: a course on its page, a live session at its booking form. */
function wayBackTo({ mentorshiptype }: MailedOrder): string {
  const option = mentorshipOptions.options.find(({ offer }) => offer === mentorshiptype);
  return addressOf(option?.coursePage ?? paths.individual);
}

const unpaidFacts = (order: MailedOrder) => [
  { label: 'Chosen', value: nameOf(order) },
  { label: 'Price', value: formatRupees(order.amount) },
  { label: 'Order', value: order.order_id },
];
