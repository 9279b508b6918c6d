import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { readBytes } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { sendQueued } from '../lib/mail/send-queued.ts';
import { settle } from '../lib/payment/settlement.ts';
import { readPaymentEvent, SignatureRefused } from '../lib/payment/stripe-events.ts';
import { logProblem } from '../lib/site/log.ts';

const maximumBytes = 512 * 1024;

/** Stripe reports payments here. 200 means stored; after any other answer Stripe sends it again. */
export default endpoint({
  name: 'stripe-webhook',
  method: 'POST',
  failure: notices.paymentProblem(),
  async handle(request, context) {
    const body = await readBytes(request, maximumBytes);
    try {
      const event = readPaymentEvent(body, request.headers.get('stripe-signature'));
      if (event === null) return json(200, { received: true });

      const settlement = await settle(event.fact, event);
      if (settlement === 'mismatch' || settlement === 'unknown_order') {
        logProblem('stripe-webhook', `${event.id} is recorded as ${settlement}`);
      }
      if (settlement === 'applied') context.waitUntil(sendQueued());
      return json(200, { received: true });
    } catch (error) {
      if (error instanceof SignatureRefused) return problem(400, notices.paymentProblem());
      throw error;
    }
  },
});
