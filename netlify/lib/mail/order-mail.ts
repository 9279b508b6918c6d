import * as z from 'zod/mini';
import { offerOf } from '#src/shared/content/offers.ts';
import { receiptPath } from '#src/shared/paths.ts';
import { environment } from '../site/env.ts';
import type { MailContent, MailTemplate } from './content.ts';

// The facts at the time when the mail was queued, so that a second try sends the same text.
export const orderSchema = z.object({
  order_id: z.string(),
  amount: z.int(),
  mentorshiptype: z.string(),
  customer_name: z.string(),
});

/** The mail of an order. */
export const ofOrder =
  (write: (order: MailedOrder) => MailContent): MailTemplate =>
  (payload) =>
    write(orderSchema.parse(payload));

export type MailedOrder = z.infer<typeof orderSchema>;

export const nameOf = (order: Pick<MailedOrder, 'mentorshiptype'>) =>
  offerOf(order.mentorshiptype).name;

export const addressOf = (path: string) => `${environment().SITE_URL}${path}`;

export const receiptLink = (order: Pick<MailedOrder, 'order_id'>) => ({
  label: 'Open your receipt',
  url: addressOf(receiptPath(order.order_id)),
});
