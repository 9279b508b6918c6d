import * as z from 'zod/mini';
import { formatRupees } from '#src/shared/lib/format.ts';
import { paths } from '#src/shared/paths.ts';
import { greeting } from './greeting.ts';
import type { MailContent, MailTemplate } from './content.ts';
import { addressOf, nameOf, orderSchema, receiptLink } from './order-mail.ts';

const refundSchema = z.extend(orderSchema, {
  /** Of this refund, in rupees. */
  amount: z.number(),
  /** With the earlier ones; absent where none has gone back. */
  in_all: z.nullish(z.number()),
});

type MailedRefund = z.infer<typeof refundSchema>;

const ofRefund =
  (write: (refund: MailedRefund) => MailContent): MailTemplate =>
  (payload) =>
    write(refundSchema.parse(payload));

/** What buyers are told of money that goes back to them. */
export const refundMails: Record<string, MailTemplate> = {
  refund: ofRefund((refund) => ({
    subject: `Your refund: ${nameOf(refund)}`,
    preview: `${formatRupees(refund.amount)} is on its way back to you.`,
    heading: 'Your refund is on its way',
    paragraphs: [
      greeting(refund.customer_name),
      `We have refunded ${formatRupees(refund.amount)}.${inAll(refund)} It goes back to the card or account that you paid with, usually within 5 to 10 working days.`,
    ],
    ...factsOf(refund, 'Refunded'),
  })),

  refund_pending: ofRefund((refund) => ({
    subject: `Your refund has begun: ${nameOf(refund)}`,
    preview: `Your bank still has to accept ${formatRupees(refund.amount)}.`,
    heading: 'Your refund has begun',
    paragraphs: [
      greeting(refund.customer_name),
      `We are sending ${formatRupees(refund.amount)} back to the card or account that you paid with.${inAll(refund)} Your bank still has to accept it, which can take some days.`,
      'We write again when it is done, and also if it does not work. There is nothing you need to do.',
    ],
    ...factsOf(refund, 'To be refunded'),
  })),

  refund_failed: ofRefund((refund) => ({
    subject: `Your refund did not go through: ${nameOf(refund)}`,
    preview: 'The money is with us. We write to you about another way.',
    heading: 'Your refund did not go through',
    paragraphs: [
      greeting(refund.customer_name),
      `We tried to send ${formatRupees(refund.amount)} back to the card or account that you paid with, but the bank did not accept it. That happens when a card or account has been closed. The money is with us.`,
      'We write to you within two working days to agree on how to pay it back. Until then, what you bought is yours as before; if the time of a session had been given back, you can choose a new one.',
      'We never ask for a card number, a PIN or a one-time password. If somebody does in our name, please tell us.',
    ],
    ...factsOf(refund, 'Not refunded yet'),
  })),

  refund_by_hand: ofRefund((refund) => ({
    subject: `Your refund is paid: ${nameOf(refund)}`,
    preview: `We have paid ${formatRupees(refund.amount)} back to you.`,
    heading: 'Your refund is paid',
    paragraphs: [
      greeting(refund.customer_name),
      `The bank had not accepted your refund, so we have paid ${formatRupees(refund.amount)} back to you another way. If it has not reached you in three working days, please reply to this email.`,
    ],
    ...factsOf(refund, 'Paid back'),
  })),
};

/** Only where an earlier part has gone back. */
const sumOf = ({ amount, in_all }: MailedRefund) =>
  typeof in_all === 'number' && in_all > amount ? formatRupees(in_all) : undefined;

function inAll(refund: MailedRefund): string {
  const sum = sumOf(refund);
  return sum === undefined ? '' : ` With what we gave back before, that is ${sum} in all.`;
}

function sumFacts(refund: MailedRefund) {
  const sum = sumOf(refund);
  return sum === undefined ? [] : [{ label: 'In all', value: sum }];
}

const factsOf = (
  refund: MailedRefund,
  amountLabel: string,
): Pick<MailContent, 'facts' | 'action' | 'links'> => ({
  facts: [
    { label: 'For', value: nameOf(refund) },
    { label: amountLabel, value: formatRupees(refund.amount) },
    ...sumFacts(refund),
    { label: 'Order', value: refund.order_id },
  ],
  action: { label: 'How refunds work', url: addressOf(paths.refund) },
  links: [receiptLink(refund)],
});
