import { notices } from '#src/shared/messages/notices.ts';
import { endpoint } from '../http/endpoint.ts';
import { readBytes } from '../http/request.ts';
import { json, problem } from '../http/respond.ts';
import { sendQueued } from '../mail/send-queued.ts';
import { logProblem } from '../site/log.ts';
import { type PaymentEvent, SignatureRefused } from './facts.ts';
import { settleDispute, settleRefund } from './money-back.ts';
import type { PaymentProvider } from './provider.ts';
import { settle, type Settlement } from './settlement.ts';

const maximumBytes = 512 * 1024;

/** Where a provider reports payments. 200 means stored; after any other answer it sends the report again. */
export const webhookOf = (provider: PaymentProvider) => {
  const name = `${provider.name}-webhook`;
  return endpoint({
    name,
    method: 'POST',
    failure: notices.paymentProblem(),
    async handle(request, context) {
      const body = await readBytes(request, maximumBytes);
      try {
        const event = provider.readWebhook(body, request.headers);
        if (event === null) return json(200, { received: true });

        const settlement = await settleEvent(event, provider);
        if (settlement === 'mismatch' || settlement === 'unknown_order') {
          logProblem(name, `${event.id} is recorded as ${settlement}`);
        }
        if (settlement === 'applied') context.waitUntil(sendQueued());
        return json(200, { received: true });
      } catch (error) {
        if (error instanceof SignatureRefused) return problem(400, notices.paymentProblem());
        throw error;
      }
    },
  });
};

function settleEvent(event: PaymentEvent, provider: PaymentProvider): Promise<Settlement> {
  if (event.about === 'refund') return settleRefund(event.fact, provider, event);
  return event.about === 'dispute'
    ? settleDispute(event.fact, provider, event)
    : settle(event.fact, event);
}
