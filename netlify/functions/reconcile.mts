import { notices } from '#src/shared/messages/notices.ts';
import { publishDuePosts } from '../lib/blog/due-posts.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { noteHumanCheck } from '../lib/http/human-check.ts';
import { isFirstWithin } from '../lib/http/rate-limit.ts';
import { json } from '../lib/http/respond.ts';
import { sendQueued } from '../lib/mail/send-queued.ts';
import { settleMissedRefunds } from '../lib/payment/missed-refunds.ts';
import { settleOverdueOrders } from '../lib/payment/overdue-orders.ts';
import { forgetOldResumes } from '../lib/sessions/resumes.ts';
import { finishSessions } from '../lib/sessions/session-changes.ts';
import { forgetDeletedSubmissions } from '../lib/site/deleted-submissions.ts';

export const config = { schedule: '*/10 * * * *' };

/** Each round asks Stripe about many orders. */
const leastSecondsBetween = 60;

/**
 * Counts sessions that are over as done, forgets old resumes, settles what no webhook settled, sends what could not be sent
 * or was not due, forgets what was deleted for good, says whether forms are asked who sends them, and has posts built whose time has
 * come. Netlify calls it; it has no public address. If somebody found one, a round a minute is all they get.
 */
export default endpoint({
  name: 'reconcile',
  method: 'POST',
  failure: notices.paymentProblem(),
  async handle() {
    if (!(await isFirstWithin(leastSecondsBetween, 'reconcile'))) return json(202, {});
    await finishSessions();
    await forgetOldResumes();
    const settled = await settleOverdueOrders();
    let sent = await sendQueued();
    // Last, so that no mail waits while Stripe is slow.
    const refunded = await settleMissedRefunds();
    if (refunded > 0) sent += await sendQueued();
    await forgetDeletedSubmissions();
    await noteHumanCheck();
    await publishDuePosts();
    return json(200, { settled, refunded, sent });
  },
});
