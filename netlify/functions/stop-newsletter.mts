import { newsletterNotices } from '#src/features/profile/messages.ts';
import { stopRequestSchema } from '#src/features/profile/schemas/own-data.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { consentOfToken, stopConsent } from '../lib/site/consents.ts';

// A whole campus may share one address.
const callsPerMinute = 60;

/** Whoever holds the link of the mail wants no more newsletters. Pressing twice is the same as pressing once. */
export default endpoint({
  name: 'stop-newsletter',
  method: 'POST',
  failure: newsletterNotices.stopFailed,
  async handle(request, context) {
    const body = await readJson(request);
    const wait = await secondsUntilAllowed('stop-newsletter', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const parsed = stopRequestSchema.safeParse(body);
    const id = parsed.success ? consentOfToken(parsed.data.token) : null;
    if (id === null) return problem(404, newsletterNotices.linkWrong);
    // A row that is gone was deleted with all that is stored about the address: there is nothing left to stop.
    await stopConsent(id);
    return json(200, { stopped: true });
  },
});
