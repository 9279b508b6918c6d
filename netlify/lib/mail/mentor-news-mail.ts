import * as z from 'zod/mini';
import { offerOf } from '#src/shared/content/offers.ts';
import { indiaMoment } from '#src/shared/lib/dates/india.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { paths } from '#src/shared/paths.ts';
import type { MailContent } from './content.ts';
import {
  detailsOfMoney,
  disputeSchema,
  failedRefundSchema,
  isMoneyNews,
  nextOfMoney,
  titleOfMoney,
} from './money-news.ts';
import { addressOf } from './order-mail.ts';

// private.news_facts() makes them.
const newsSchema = z.object({
  news: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('paid'),
          at: z.string(),
          amount: z.int(),
          mentorshiptype: z.string(),
          person: z.string(),
          email: z.string(),
        }),
        z.object({
          kind: z.literal('inquiry'),
          at: z.string(),
          institution: z.optional(z.string()),
          students: z.optional(z.int()),
          day: z.optional(z.string()),
          person: z.string(),
          email: z.optional(z.string()),
          phone: z.optional(z.string()),
        }),
        z.object({
          kind: z.literal('proposal'),
          at: z.string(),
          title: z.string(),
          day: z.string(),
        }),
        failedRefundSchema,
        disputeSchema,
      ]),
    )
    .check(z.minLength(1)),
});

type News = z.infer<typeof newsSchema>['news'][number];

/** Tells the mentor what came in. Throws when the payload is no news. */
export function mentorNewsMail(payload: unknown): MailContent {
  const { news } = newsSchema.parse(payload);
  const [first] = news;
  const isOne = news.length === 1 && first !== undefined;
  const subject = isOne ? titleOf(first) : `${news.length} new: ${countsOf(news)}`;
  return {
    subject,
    preview: isOne ? detailsOf(first) : news.map(titleOf).join(', '),
    heading: isOne ? subject : 'What is new',
    paragraphs: [isOne ? nextOf(first) : 'These people wait for you or have paid.'],
    facts: news.map((item) => ({ label: titleOf(item), value: detailsOf(item) })),
    action: { label: 'Open the dashboard', url: addressOf(pageOf(news)) },
    note: 'You can have these mails at once, or one each morning: choose it on the dashboard.',
  };
}

/** Where all of it is to be seen. */
function pageOf(news: News[]): string {
  if (news.every(({ kind }) => kind === 'proposal')) return paths.adminEvents;
  return news.every(isMoneyNews) ? paths.adminPayments : paths.admin;
}

function titleOf(item: News): string {
  if (isMoneyNews(item)) return titleOfMoney(item);
  if (item.kind === 'paid') {
    return `Paid: ${formatRupees(item.amount)} for ${offerOf(item.mentorshiptype).name}`;
  }
  if (item.kind === 'proposal') return `Proposed event: ${item.title}`;
  const students = item.students && `${item.students.toLocaleString('en-IN')} students`;
  if (item.institution === undefined) return `Message from ${item.person}`;
  return `Inquiry: ${[item.institution, students].filter(Boolean).join(', ')}`;
}

function detailsOf(item: News): string {
  const came = `${indiaMoment(item.at)} IST`;
  if (item.kind === 'paid') return `${item.person}, ${item.email}, ${came}`;
  if (isMoneyNews(item)) return detailsOfMoney(item);
  if (item.kind === 'proposal') return `for ${plainDate(item.day)}, sent ${came}`;
  const wanted = item.day && `for ${plainDate(item.day)}`;
  return [item.person, item.email, item.phone, wanted, came].filter(Boolean).join(', ');
}

const nextOf = (item: News): string => (isMoneyNews(item) ? nextOfMoney(item) : next[item.kind]);

const next = {
  paid: 'The money has arrived, and the buyer has a mail that says what comes next. There is nothing you must do.',
  inquiry: 'They expect an answer within two working days.',
  proposal: 'Approve it to show it on the site, or reject it.',
} as const;

const names: Record<News['kind'], [one: string, many: string]> = {
  paid: ['payment', 'payments'],
  inquiry: ['inquiry', 'inquiries'],
  proposal: ['proposed event', 'proposed events'],
  refund_failed: ['failed refund', 'failed refunds'],
  dispute: ['news of a dispute', 'news of disputes'],
};

const countsOf = (news: News[]): string =>
  Object.entries(names)
    .map(([kind, [one, many]]) => {
      const count = news.filter((item) => item.kind === kind).length;
      return count > 0 && `${count} ${count === 1 ? one : many}`;
    })
    .filter(Boolean)
    .join(', ');
