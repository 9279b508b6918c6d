import { holdNotices } from '#src/features/sessions/messages/holds.ts';
import { holdRequestSchema } from '#src/features/sessions/schemas/hold.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { fieldProblem } from '../lib/http/field-problem.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { hashOfBuyerKey } from '../lib/payment/buyer-key.ts';
import { holdTime } from '../lib/sessions/holds.ts';

// Someone may look at several times, and a whole campus may share one address.
const callsPerMinute = 60;

/** Keeps a time for some minutes, for a browser whose owner fills in the booking form and pays. */
export default endpoint({
  name: 'hold-time',
  method: 'POST',
  failure: holdNotices.failed,
  async handle(request, context) {
    const body = await readJson(request);
    const wait = await secondsUntilAllowed('hold-time', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const parsed = holdRequestSchema.safeParse(body);
    if (!parsed.success) return fieldProblem(parsed.error, () => holdNotices.failed);
    const { startsAt, buyerKey } = parsed.data;
    const buyerKeyHash = hashOfBuyerKey(buyerKey);
    const held = await holdTime({ startsAt, buyerKeyHash, address: context.ip });
    if (held === 'taken') return problem(409, holdNotices.taken, { timeTaken: true });
    return held === 'too_many' ? problem(429, holdNotices.tooMany) : json(200, held);
  },
});
