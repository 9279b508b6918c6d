import { sessionNotices } from '#src/features/sessions/messages/refusals.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { json, problem } from '../lib/http/respond.ts';
import { findSessionOrRefuse, sessionKeyIn } from '../lib/sessions/session-answer.ts';

// A whole campus may share one address.
const callsPerMinute = 120;

/** The session of a paid order, for someone who holds the order's id or the token of the session's page. */
export default endpoint({
  name: 'session',
  method: 'GET',
  failure: sessionNotices.loadFailed,
  async handle(request, context) {
    const key = sessionKeyIn(new URL(request.url));
    if (key === null) return problem(400, sessionNotices.missing);
    const wait = await secondsUntilAllowed('session', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const found = await findSessionOrRefuse(key);
    return found instanceof Response ? found : json(200, found);
  },
});
