import { papersNotices } from '#src/features/sessions/messages/papers.ts';
import { sessionQuestionsSchema } from '#src/features/sessions/schemas/papers.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { findPaidSession, isOver } from '../lib/sessions/open-papers.ts';
import { saveQuestions } from '../lib/sessions/papers.ts';
import { findSessionOrRefuse, sessionKeyOf } from '../lib/sessions/session-answer.ts';

// Several people behind one address may write at once.
const callsPerMinute = 30;

/** The buyer says what the session has to answer, and gets the session as it is then. */
export default endpoint({
  name: 'session-questions',
  method: 'POST',
  failure: papersNotices.questionsFailed,
  async handle(request, context) {
    const body = await readJson(request);
    const wait = await secondsUntilAllowed('session-questions', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const parsed = sessionQuestionsSchema.safeParse(body);
    const key = parsed.success ? sessionKeyOf(parsed.data) : null;
    if (!parsed.success || key === null) return problem(400, papersNotices.questionsRefused);

    const own = await findPaidSession(key);
    if (own instanceof Response) return own;
    if (isOver(own.session)) return problem(409, papersNotices.questionsClosed);
    await saveQuestions(own.bookingId, parsed.data.questions);
    const after = await findSessionOrRefuse(key);
    return after instanceof Response ? after : json(200, after);
  },
});
