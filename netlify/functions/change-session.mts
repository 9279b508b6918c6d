import { sessionNotices, sessionRefusal } from '#src/features/sessions/messages/refusals.ts';
import { sessionChangeSchema } from '#src/features/sessions/schemas/session.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { sendQueued } from '../lib/mail/send-queued.ts';
import { readChangeRules } from '../lib/sessions/bookings.ts';
import { findSessionOrRefuse, sessionKeyOf } from '../lib/sessions/session-answer.ts';
import { changeSession } from '../lib/sessions/session-changes.ts';

// Several people behind one address may choose their times at once.
const callsPerMinute = 30;

/** The buyer chooses, moves or cancels the time of a session, and gets the session as it is then. */
export default endpoint({
  name: 'change-session',
  method: 'POST',
  failure: sessionNotices.changeFailed,
  async handle(request, context) {
    const body = await readJson(request);
    const wait = await secondsUntilAllowed('change-session', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const parsed = sessionChangeSchema.safeParse(body);
    const key = parsed.success ? sessionKeyOf(parsed.data) : null;
    if (!parsed.success || key === null) return problem(400, sessionNotices.changeFailed);

    const before = await findSessionOrRefuse(key);
    if (before instanceof Response) return before;
    const answer = await changeSession(before.order_id, parsed.data);
    if (answer !== 'ok') return problem(409, sessionRefusal(answer, await readChangeRules()));

    context.waitUntil(sendQueued());
    const after = await findSessionOrRefuse(key);
    return after instanceof Response ? after : json(200, after);
  },
});
