import { ownDataNotices } from '#src/features/profile/messages.ts';
import { ownDataRequestSchema } from '#src/features/profile/schemas/own-data.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { stopConsent } from '../lib/site/consents.ts';
import { eraseOwnData, findOwnData, inNumbers, requestOfToken } from '../lib/site/own-data.ts';

const callsPerMinute = 20;

/**
 * What is stored about the address that a mailed link went to: in numbers, as it is, withdrawn or deleted. The token comes in the
 * body, because addresses are written into logs.
 */
export default endpoint({
  name: 'own-data',
  method: 'POST',
  failure: ownDataNotices.readFailed,
  async handle(request, context) {
    const body = await readJson(request);
    const wait = await secondsUntilAllowed('own-data', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const parsed = ownDataRequestSchema.safeParse(body);
    if (!parsed.success) return problem(400, ownDataNotices.readFailed);
    const id = requestOfToken(parsed.data.token);
    if (id === null) return problem(404, ownDataNotices.linkGone);

    if (parsed.data.action === 'erase') {
      return (await eraseOwnData(id))
        ? json(200, { erased: true })
        : problem(404, ownDataNotices.linkGone);
    }
    let found = await findOwnData(id);
    if (found === null) return problem(404, ownDataNotices.linkGone);
    if (parsed.data.action === 'withdraw') {
      const { consent } = parsed.data;
      const isTheirs = found.records['consents']?.some((row) => row['id'] === consent);
      if (consent === undefined || !isTheirs) return problem(400, ownDataNotices.withdrawFailed);
      await stopConsent(consent);
      found = (await findOwnData(id)) ?? found;
    }
    return json(200, parsed.data.action === 'download' ? found.records : inNumbers(found));
  },
});
