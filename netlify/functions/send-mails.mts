import { setTimeout as pause } from 'node:timers/promises';
import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { isFirstWithin } from '../lib/http/rate-limit.ts';
import { json } from '../lib/http/respond.ts';
import { sendQueued } from '../lib/mail/send-queued.ts';

/** Mails queued within this time go out together. */
const gatherSeconds = 2;

/**
 * A mail was queued: it is sent now and not with the next run of `reconcile`. Anyone may ask, because
 * asking sends nothing that would not be sent anyhow.
 */
export default endpoint({
  name: 'send-mails',
  method: 'POST',
  failure: notices.mailsFailed,
  async handle(_request, context) {
    // The first request waits for the others and sends all mails.
    if (await isFirstWithin(gatherSeconds, 'send-mails')) {
      context.waitUntil(pause(gatherSeconds * 1000).then(sendQueued));
    }
    return json(202, { accepted: true });
  },
});
