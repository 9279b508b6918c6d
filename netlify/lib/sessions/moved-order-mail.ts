import { greeting } from '../mail/greeting.ts';
import type { MailContent } from '../mail/content.ts';
import { nameOf, receiptLink } from '../mail/order-mail.ts';
import { bookedSession, pageOf } from './mailed-session.ts';
import { askedForTimeSchema, bookedSessionSchema } from './session-payload.ts';

/** The email of a session's order was corrected. Throws when the payload is no session. */
export function movedOrderMail(payload: unknown, queuedAt: string): MailContent {
  const data = askedForTimeSchema.parse(payload);
  const { preview, sentences, facts, links, attachments } =
    data.status === 'booked'
      ? booked(bookedSessionSchema.parse(payload), queuedAt)
      : {
          preview: withoutTime,
          sentences: [withoutTime],
          facts: [
            { label: 'Session', value: nameOf(data) },
            { label: 'Order', value: data.order_id },
          ],
          links: [],
          attachments: [],
        };
  return {
    subject: `Your session has this address now: ${nameOf(data)}`,
    preview,
    heading: 'Your session has this address now',
    paragraphs: [
      greeting(data.customer_name),
      'The email of your order was corrected. From now on you read about your session here. Its page has a new private link; earlier links do not open it any more.',
      ...sentences,
    ],
    facts,
    action: pageOf(data),
    links: [...links, receiptLink(data)],
    note: 'You have not bought a session? Then somebody mistyped an address: please reply to this email.',
    attachments,
  };
}

const withoutTime =
  'Your session has no time now. Its page says whether you can choose one, and shows the free times.';

function booked(data: Parameters<typeof bookedSession>[0], queuedAt: string) {
  const session = bookedSession(data, queuedAt);
  return {
    preview: session.sentence,
    sentences: [session.sentence, session.joining, session.attached],
    facts: session.facts,
    links: [session.googleLink],
    attachments: [session.invitation('REQUEST')],
  };
}
