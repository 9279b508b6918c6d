import { notices } from '#src/shared/messages/notices.ts';
import { humanCheckSchema } from '#src/shared/schemas/human-check.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { checksPeople, isAnswerOfPerson } from '../lib/http/turnstile.ts';
import { database, unwrapOptional } from '../lib/site/database.ts';

// A whole campus may share one address.
const checksPerMinute = 60;

/** Lets a form be stored when Cloudflare says that a person sends it (docs/decisions/human-check.md). */
export default endpoint({
  name: 'human-check',
  method: 'POST',
  failure: notices.personUnclear,
  async handle(request, context) {
    const parsed = humanCheckSchema.safeParse(await readJson(request));
    if (!parsed.success) return problem(400, notices.personUnclear);
    if (!checksPeople()) return json(200, {});
    const wait = await secondsUntilAllowed('human-check', context.ip, checksPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const { submissionId, token } = parsed.data;
    if (!(await isAnswerOfPerson(token, context.ip))) return problem(403, notices.personUnclear);
    unwrapOptional(await database().rpc('give_human_pass', { submission_id: submissionId }));
    return json(200, {});
  },
});
