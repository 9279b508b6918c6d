import { ownDataNotices } from '#src/features/profile/messages.ts';
import { emailOnlySchema } from '#src/shared/schemas/account.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { inEqualTime } from '../lib/http/equal-time.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { fieldProblem } from '../lib/http/field-problem.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { sendQueued } from '../lib/mail/send-queued.ts';
import { requestOwnData } from '../lib/site/own-data.ts';

const callsPerMinute = 5;
/** Well over what the database takes for an address that it knows, which is longer than for a stranger's. */
const stepMilliseconds = 400;

/** Mails a link to what is stored about an address. The answer is the same, and as late, whether something is. */
export default endpoint({
  name: 'request-own-data',
  method: 'POST',
  failure: ownDataNotices.linkFailed,
  async handle(request, context) {
    const body = await readJson(request);
    const wait = await secondsUntilAllowed('request-own-data', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const parsed = emailOnlySchema.safeParse(body);
    if (!parsed.success) return fieldProblem(parsed.error, () => ownDataNotices.linkFailed);
    await inEqualTime(stepMilliseconds, requestOwnData(parsed.data.email));
    context.waitUntil(sendQueued());
    return json(202, { accepted: true });
  },
});
