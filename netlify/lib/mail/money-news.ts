import * as z from 'zod/mini';
import {
  disputeTexts,
  failureAdvice,
  failureText,
  reasonText,
} from '#src/features/payment/messages/money-back.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { indiaMoment } from '#src/shared/lib/dates/india.ts';
import { formatRupees } from '#src/shared/lib/format.ts';

// The mentor's news of money that does not go as it should. private.news_facts() makes it.

const order = {
  at: z.string(),
  amount: z.number(),
  mentorshiptype: z.string(),
  person: z.string(),
  email: z.string(),
};

export const failedRefundSchema = z.object({
  ...order,
  kind: z.literal('refund_failed'),
  failure: z.string(),
});

export const disputeSchema = z.object({
  ...order,
  kind: z.literal('dispute'),
  state: z.enum(['inquiry', 'open', 'answered', 'won', 'lost', 'closed']),
  reason: z.string(),
  answer_by: z.optional(z.string()),
});

type MoneyNews = z.infer<typeof failedRefundSchema> | z.infer<typeof disputeSchema>;

export const isMoneyNews = (item: { kind: string }): item is MoneyNews =>
  item.kind === 'refund_failed' || item.kind === 'dispute';

export function titleOfMoney(item: MoneyNews): string {
  const what = `${formatRupees(item.amount)} for ${offerOf(item.mentorshiptype).name}`;
  return item.kind === 'refund_failed'
    ? `A refund did not go through: ${what}`
    : `${disputeTexts[item.state].title}: ${what}`;
}

export function detailsOfMoney(item: MoneyNews): string {
  const why =
    item.kind === 'refund_failed'
      ? `because ${failureText(item.failure)}`
      : [reasonText(item.reason), answerBy(item)].filter(Boolean).join('; ');
  return `${item.person}, ${item.email}: ${why}`;
}

const answerBy = ({ state, answer_by }: z.infer<typeof disputeSchema>) =>
  (state === 'inquiry' || state === 'open') &&
  answer_by !== undefined &&
  `answer by ${indiaMoment(answer_by)} IST`;

export const nextOfMoney = (item: MoneyNews): string =>
  item.kind === 'refund_failed' ? failureAdvice(item.failure) : disputeTexts[item.state].advice;
