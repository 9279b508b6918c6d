import { formatRupees } from '#src/shared/lib/format.ts';
import { paths } from '#src/shared/paths.ts';
import { greeting } from './greeting.ts';
import type { MailContent, MailTemplate } from './content.ts';
import { addressOf, type MailedOrder, nameOf, ofOrder, receiptLink } from './order-mail.ts';

/** What buyers are told of money that goes back to them. */
export const refundMails: Record<string, MailTemplate> = {
  refund: ofOrder((order) => ({
    subject: `Your refund: ${nameOf(order)}`,
    preview: `${formatRupees(order.amount)} is on its way back to you.`,
    heading: 'Your refund is on its way',
    paragraphs: [
      greeting(order.customer_name),
      `We have refunded ${formatRupees(order.amount)}. It goes back to the card or account that you paid with, usually within 5 to 10 working days.`,
    ],
    ...factsOf(order, 'Refunded'),
  })),

  refund_pending: ofOrder((order) => ({
    subject: `Your refund has begun: ${nameOf(order)}`,
    preview: `Your bank still has to accept ${formatRupees(order.amount)}.`,
    heading: 'Your refund has begun',
    paragraphs: [
      greeting(order.customer_name),
      `We are sending ${formatRupees(order.amount)} back to the card or account that you paid with. Your bank still has to accept it, which can take some days.`,
      'We write again when it is done, and also if it does not work. There is nothing you need to do.',
    ],
    ...factsOf(order, 'To be refunded'),
  })),

  refund_failed: ofOrder((order) => ({
    subject: `Your refund did not go through: ${nameOf(order)}`,
    preview: 'The money is with us. We write to you about another way.',
    heading: 'Your refund did not go through',
    paragraphs: [
      greeting(order.customer_name),
      `We tried to send ${formatRupees(order.amount)} back to the card or account that you paid with, but the bank did not accept it. That happens when a card or account has been closed. The money is with us.`,
      'We write to you within two working days to agree on how to pay it back. Until then, what you bought is yours as before; if the time of a session had been given back, you can choose a new one.',
      'We never ask for a card number, a PIN or a one-time password. If somebody does in our name, please tell us.',
    ],
    ...factsOf(order, 'Not refunded yet'),
  })),

  refund_by_hand: ofOrder((order) => ({
    subject: `Your refund is paid: ${nameOf(order)}`,
    preview: `We have paid ${formatRupees(order.amount)} back to you.`,
    heading: 'Your refund is paid',
    paragraphs: [
      greeting(order.customer_name),
      `The bank had not accepted your refund, so we have paid ${formatRupees(order.amount)} back to you another way. If it has not reached you in three working days, please reply to this email.`,
    ],
    ...factsOf(order, 'Paid back'),
  })),
};

const factsOf = (
  order: MailedOrder,
  amountLabel: string,
): Pick<MailContent, 'facts' | 'action' | 'links'> => ({
  facts: [
    { label: 'For', value: nameOf(order) },
    { label: amountLabel, value: formatRupees(order.amount) },
    { label: 'Order', value: order.order_id },
  ],
  action: { label: 'How refunds work', url: addressOf(paths.refund) },
  links: [receiptLink(order)],
});
