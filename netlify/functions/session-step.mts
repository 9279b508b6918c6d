import { papersNotices } from '#src/features/sessions/messages/papers.ts';
import { sessionStepSchema } from '#src/features/sessions/schemas/papers.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { findPaidSession } from '../lib/sessions/open-papers.ts';
import { tickStep } from '../lib/sessions/papers.ts';
import { findSessionOrRefuse, sessionKeyOf } from '../lib/sessions/session-answer.ts';

// Twelve steps may be ticked one after the other, by several people behind one address.
const callsPerMinute = 60;

/** The buyer ticks a step of their session or takes the tick away, and gets the session as it is then. */
export default endpoint({
  name: 'session-step',
  method: 'POST',
  failure: papersNotices.stepFailed,
  async handle(request, context) {
    const body = await readJson(request);
    const wait = await secondsUntilAllowed('session-step', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const parsed = sessionStepSchema.safeParse(body);
    const key = parsed.success ? sessionKeyOf(parsed.data) : null;
    if (!parsed.success || key === null) return problem(400, papersNotices.stepFailed);

    const own = await findPaidSession(key);
    if (own instanceof Response) return own;
    const { id, done } = parsed.data;
    // Those of another booking, and those that are not shown yet, are not in this list.
    if (!own.session.papers.steps.some((step) => step.id === id)) {
      return problem(404, papersNotices.stepGone);
    }
    await tickStep(own.bookingId, id, done);
    const after = await findSessionOrRefuse(key);
    return after instanceof Response ? after : json(200, after);
  },
});
