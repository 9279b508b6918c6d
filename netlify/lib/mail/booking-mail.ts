import * as z from 'zod/mini';
import { nextStepOf } from '#src/features/payment/content.ts';
import { nextPagePath, nextStepText } from '#src/features/payment/lib/next-step.ts';
import { sessionTime } from '#src/features/sessions/lib/session-time.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { site } from '#src/shared/content/site.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { paths } from '#src/shared/paths.ts';
import { bookedSession } from '../sessions/mailed-session.ts';
import { bookedSessionSchema } from '../sessions/session-payload.ts';
import { greeting } from './greeting.ts';
import type { MailContent } from './content.ts';
import { addressOf, nameOf, orderSchema, receiptLink } from './order-mail.ts';

const bookingSchema = z.extend(orderSchema, {
  /** The time that was booked together with the payment. */
  session: z.optional(bookedSessionSchema),
  /** The time that was held and was no longer free when the money came. */
  lost_start: z.optional(z.string()),
});

type Booking = z.infer<typeof bookingSchema>;

/** Confirms a payment and says what comes next. Throws when the payload is no order. */
export function bookingMail(payload: unknown, queuedAt: string, recipient: string): MailContent {
  const order = bookingSchema.parse(payload);
  const { preview, paragraphs, facts, action, links, note, attachments } = nextOf(
    order,
    queuedAt,
    recipient,
  );
  return {
    subject: `Booking confirmed: ${nameOf(order)}`,
    preview,
    heading: 'Your booking is confirmed',
    paragraphs: [
      greeting(order.customer_name),
      `Thank you. Your payment of ${formatRupees(order.amount)} has arrived.`,
      ...paragraphs,
    ],
    facts: [
      { label: 'Booked', value: nameOf(order) },
      ...facts,
      {
        label: 'Paid',
        value: `${formatRupees(order.amount)}${site.gstin === '' ? '' : ' (GST included)'}`,
      },
      { label: 'Order', value: order.order_id },
    ],
    action,
    links: [...links, receiptLink(order)],
    ...(note !== '' && { note }),
    attachments,
  };
}

type Next = Required<
  Pick<
    MailContent,
    'preview' | 'paragraphs' | 'facts' | 'action' | 'links' | 'note' | 'attachments'
  >
>;

function nextOf(order: Booking, queuedAt: string, recipient: string): Next {
  const refundNote =
    offerOf(order.mentorshiptype).minutes === undefined
      ? ''
      : `A live session is not refunded once it is booked: ${addressOf(paths.refund)}`;
  if (order.session) {
    const session = bookedSession(order.session, queuedAt);
    return {
      preview: session.when,
      paragraphs: [session.sentence, session.joining, session.attached],
      facts: session.timeFacts,
      action: session.page,
      links: [session.googleLink],
      note: [session.changeNote, refundNote].join(' '),
      attachments: [session.invitation('REQUEST')],
    };
  }
  const step = nextStepOf(order.mentorshiptype);
  const whatNow =
    order.lost_start === undefined ? nextStepText(step, recipient) : lostTime(order.lost_start);
  return {
    preview: whatNow,
    paragraphs: [whatNow],
    facts: [],
    action: {
      label: step.page.label,
      url: addressOf(nextPagePath(step.page, order.order_id)),
    },
    links: [],
    note: refundNote,
    attachments: [],
  };
}

const lostTime = (start: string) =>
  `The time that we held for you, ${sessionTime(start)}, was no longer free when your payment arrived. We are sorry. Your payment is safe: please choose another time.`;
