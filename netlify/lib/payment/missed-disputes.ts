import type { Deadline } from '../site/slice.ts';
import { type KnownDispute, listKnownDisputes } from './disputes.ts';
import type { DisputeFact } from './facts.ts';
import { listQuietly, settleQuietly } from './missed-news.ts';
import { settleDispute } from './money-back.ts';
import { listOwnPayments } from './orders.ts';
import type { PaymentProvider } from './provider.ts';
import { usableProviders } from './providers.ts';

/** A dispute takes two to three months, and longer where it is appealed (docs.stripe.com/disputes/how-disputes-work). */
const daysBack = 180;

/**
 * Records what no webhook has told of disputes: that there is one, until when it has to be answered, and how it ended.
 * Returns how many changed. Throws DatabaseError.
 */
export async function settleMissedDisputes(deadline: Deadline): Promise<number> {
  let changed = 0;
  for (const provider of usableProviders()) {
    for (const fact of await listNews(provider)) {
      if (deadline.isOver()) return changed;
      changed += await settleQuietly(`dispute ${fact.disputeId}`, () =>
        settleDispute(fact, provider),
      );
    }
  }
  return changed;
}

/** The disputes of our orders that are not as we know them. */
async function listNews(provider: PaymentProvider): Promise<DisputeFact[]> {
  const facts = await listQuietly(daysBack, (since) => provider.listDisputes(since));
  const known = await listKnownDisputes(facts.map(({ disputeId }) => disputeId));
  const news = facts.filter((fact) => isNews(fact, known.get(fact.disputeId)));
  // Another site may use the same account.
  const payments = await listOwnPayments(news.map(({ paymentId }) => paymentId ?? ''));
  return news.filter(({ paymentId }) => payments.has(paymentId));
}

const isNews = (fact: DisputeFact, known: KnownDispute | undefined) =>
  fact.state !== known?.state ||
  fact.amountInPaise !== known.amount_in_paise ||
  momentOf(fact.answerBy) !== momentOf(known.answer_by);

const momentOf = (text: string | null) => (text === null ? null : Date.parse(text));
