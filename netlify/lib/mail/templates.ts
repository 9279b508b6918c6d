import * as z from 'zod/mini';
import { mentorshipOptions } from '#src/features/mentorship/content.ts';
import { nextStepOf } from '#src/features/payment/content.ts';
import { nextPagePath } from '#src/features/payment/lib/next-step.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { site } from '#src/shared/content/site.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { paths, receiptPath, resultPath } from '#src/shared/paths.ts';
import { environment } from '../site/env.ts';
import { registrationMail } from './event-mail.ts';
import { greeting } from './greeting.ts';
import { type MailContent, type RenderedMail, renderMail } from './layout.ts';
import { pauseMail } from './pause.ts';

// The facts at the time when the mail was queued, so that a second try sends the same text.
const orderSchema = z.object({
  order_id: z.string(),
  amount: z.int(),
  mentorshiptype: z.string(),
  customer_name: z.string(),
});

type MailedOrder = z.infer<typeof orderSchema>;

/** All kinds of mail. */
export const mailKinds = () => Object.keys(templates);

/** The mail of an outbox row. Throws when its kind or payload is unknown. */
export function composeMail({ kind, payload }: { kind: string; payload: unknown }): RenderedMail {
  const write = Object.hasOwn(templates, kind) ? templates[kind] : undefined;
  if (!write) throw new Error('unknown kind of mail');
  return renderMail(write(payload));
}

type Template = (payload: unknown) => MailContent;

const ofOrder =
  (write: (order: MailedOrder) => MailContent): Template =>
  (payload) =>
    write(orderSchema.parse(payload));

const templates: Record<string, Template> = {
  event_registration: registrationMail,
  inquiries_paused: pauseMail,

  booking_confirmation: ofOrder((order) => {
    const { name, minutes } = offerOf(order.mentorshiptype);
    const { text, page } = nextStepOf(order.mentorshiptype);
    return {
      subject: `Booking confirmed: ${name}`,
      preview: text,
      heading: 'Your booking is confirmed',
      paragraphs: [
        greeting(order.customer_name),
        `Thank you. Your payment of ${formatRupees(order.amount)} has arrived.`,
        text,
      ],
      facts: [
        { label: 'Booked', value: name },
        {
          label: 'Paid',
          value: `${formatRupees(order.amount)}${site.gstin === '' ? '' : ' (GST included)'}`,
        },
        { label: 'Order', value: order.order_id },
      ],
      action: page
        ? { label: page.label, url: addressOf(nextPagePath(page, order.order_id)) }
        : { label: 'See your order', url: addressOf(resultPath(order.order_id)) },
      links: [receiptLink(order)],
      ...(minutes !== undefined && {
        note: `A live session is not refunded once it is booked: ${addressOf(paths.refund)}`,
      }),
    };
  }),

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

  refund: ofOrder((order) => ({
    subject: `Your refund: ${nameOf(order)}`,
    preview: `${formatRupees(order.amount)} is on its way back to you.`,
    heading: 'Your refund is on its way',
    paragraphs: [
      greeting(order.customer_name),
      `We have refunded ${formatRupees(order.amount)}. It goes back to the card or account that you paid with, usually within 5 to 10 working days.`,
    ],
    facts: [
      { label: 'For', value: nameOf(order) },
      { label: 'Refunded', value: formatRupees(order.amount) },
      { label: 'Order', value: order.order_id },
    ],
    action: { label: 'How refunds work', url: addressOf(paths.refund) },
    links: [receiptLink(order)],
  })),
};

const nameOf = (order: MailedOrder) => offerOf(order.mentorshiptype).name;
const addressOf = (path: string) => `${environment().SITE_URL}${path}`;

const receiptLink = (order: MailedOrder) => ({
  label: 'Open your receipt',
  url: addressOf(receiptPath(order.order_id)),
});

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
