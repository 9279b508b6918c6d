import { phoneNotices } from '#src/features/sessions/messages/phone.ts';
import { sessionStopSchema } from '#src/features/sessions/schemas/session.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { stopPhoneMessages } from '../lib/phone/phone-consent.ts';
import { findSessionOrRefuse, sessionKeyOf } from '../lib/sessions/session-answer.ts';

// A whole campus may share one address.
const callsPerMinute = 60;

/** Whoever holds the session's page wants no more messages to their phone; answers the session as it is then. */
export default endpoint({
  name: 'stop-phone-messages',
  method: 'POST',
  failure: phoneNotices.stopFailed,
  async handle(request, context) {
    const body = await readJson(request);
    const wait = await secondsUntilAllowed('stop-phone-messages', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const parsed = sessionStopSchema.safeParse(body);
    const key = parsed.success ? sessionKeyOf(parsed.data) : null;
    if (key === null) return problem(400, phoneNotices.stopFailed);

    const found = await findSessionOrRefuse(key);
    if (found instanceof Response) return found;
    await stopPhoneMessages(found.order_id);
    return json(200, { ...found, phone_messages: false });
  },
});
