import { notices } from '#src/shared/messages/notices.ts';
import { publishDuePosts } from '../lib/blog/due-posts.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { noteHumanCheck } from '../lib/http/human-check.ts';
import { isFirstWithin } from '../lib/http/rate-limit.ts';
import { json } from '../lib/http/respond.ts';
import { queueMentorNews } from '../lib/mail/mentor-news.ts';
import { sendQueued } from '../lib/mail/send-queued.ts';
import { settleMissedDisputes } from '../lib/payment/missed-disputes.ts';
import { settleMissedRefunds } from '../lib/payment/missed-refunds.ts';
import { settleOverdueOrders } from '../lib/payment/overdue-orders.ts';
import { finishSessions } from '../lib/sessions/session-changes.ts';
import { forgetOldRows } from '../lib/site/retention.ts';
import { slice } from '../lib/site/slice.ts';

export const config = { schedule: '*/10 * * * *' };

/** Each round asks the payment provider about many orders. */
const leastSecondsBetween = 60;

/**
 * How many milliseconds each part of a round may take. Netlify ends a scheduled function after 30 seconds
 * (docs.netlify.com/build/functions/scheduled-functions, "Limitations"). Each part begins with what waited longest, so
 * that the next round goes on where this one stopped.
 */
const shares = {
  sessions: 1_500,
  orders: 7_000,
  news: 1_000,
  mails: 7_000,
  refunds: 4_000,
  disputes: 1_500,
  moneyBackMails: 2_000,
  oldRows: 2_000,
  humanCheck: 500,
  posts: 1_500,
};

/**
 * Counts sessions that are over as done, settles what no webhook settled, queues the mentor's mail of the morning, sends
 * what could not be sent or was not due, removes what is too old to keep, says whether forms are asked who sends them, and
 * has posts built whose time has come: what people wait for comes first. Netlify calls it; it has no public address. If
 * somebody found one, a round a minute is all they get.
 */
export default endpoint({
  name: 'reconcile',
  method: 'POST',
  failure: notices.paymentProblem(),
  async handle() {
    if (!(await isFirstWithin(leastSecondsBetween, 'reconcile'))) return json(202, {});
    await slice('sessions', shares.sessions, finishSessions);
    const settled = await slice('orders', shares.orders, settleOverdueOrders);
    await slice('news', shares.news, queueMentorNews);
    const sent = await slice('mails', shares.mails, sendQueued);
    const refunded = await slice('refunds', shares.refunds, settleMissedRefunds);
    const disputed = await slice('disputes', shares.disputes, settleMissedDisputes);
    // What did not come to its end may have queued mails too.
    const hasMoved = refunded !== 0 || disputed !== 0;
    const told = hasMoved ? await slice('money back mails', shares.moneyBackMails, sendQueued) : 0;
    await slice('old rows', shares.oldRows, forgetOldRows);
    await slice('human check', shares.humanCheck, noteHumanCheck);
    await slice('posts', shares.posts, publishDuePosts);
    return json(200, {
      settled: settled ?? 0,
      refunded: refunded ?? 0,
      disputed: disputed ?? 0,
      sent: (sent ?? 0) + (told ?? 0),
    });
  },
});
