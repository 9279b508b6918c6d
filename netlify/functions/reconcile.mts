import { notices } from '#src/shared/messages/notices.ts';
import { forgetDeletedSubmissions } from '../lib/deleted-submissions.ts';
import { publishDuePosts } from '../lib/due-posts.ts';
import { endpoint } from '../lib/endpoint.ts';
import { noteHumanCheck } from '../lib/human-check.ts';
import { settleMissedRefunds } from '../lib/missed-refunds.ts';
import { drainOutbox } from '../lib/outbox.ts';
import { settleOverdueOrders } from '../lib/overdue-orders.ts';
import { isFirstWithin } from '../lib/rate-limit.ts';
import { json } from '../lib/respond.ts';

export const config = { schedule: '*/10 * * * *' };

/** Each round asks Stripe about many orders. */
const leastSecondsBetween = 60;

/**
 * Settles what no webhook settled, sends what could not be sent, forgets what was deleted for good, says whether forms
 * are asked who sends them, and has posts built whose time has come. Netlify calls it; it has no public address. If
 * somebody found one, a round a minute is all they get.
 */
export default endpoint({
  name: 'reconcile',
  method: 'POST',
  failure: notices.paymentProblem(),
  async handle() {
    if (!(await isFirstWithin(leastSecondsBetween, 'reconcile'))) return json(202, {});
    const settled = await settleOverdueOrders();
    let sent = await drainOutbox();
    // Last, so that no mail waits while Stripe is slow.
    const refunded = await settleMissedRefunds();
    if (refunded > 0) sent += await drainOutbox();
    await forgetDeletedSubmissions();
    await noteHumanCheck();
    await publishDuePosts();
    return json(200, { settled, refunded, sent });
  },
});
