import { sessionNotices } from '#src/features/sessions/messages/refusals.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { json, problem } from '../lib/http/respond.ts';
import { isOrderId } from '../lib/payment/settlement.ts';
import { findSessionOrRefuse, sessionKeyOf } from '../lib/sessions/session-answer.ts';

// A whole campus may share one address.
const callsPerMinute = 120;

/** The session of a paid order, for someone who holds the order's id or the token of the session's page. */
export default endpoint({
  name: 'session',
  method: 'GET',
  failure: sessionNotices.loadFailed,
  async handle(request, context) {
    const { searchParams } = new URL(request.url);
    const key = sessionKeyOf({
      order_id: searchParams.get('order_id') ?? undefined,
      token: searchParams.get('token') ?? undefined,
    });
    if (key === null || ('order_id' in key && !isOrderId(key.order_id))) {
      return problem(400, sessionNotices.missing);
    }
    const wait = await secondsUntilAllowed('session', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const found = await findSessionOrRefuse(key);
    return found instanceof Response ? found : json(200, found);
  },
});
