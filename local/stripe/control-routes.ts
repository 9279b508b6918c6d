import * as z from 'zod/mini';
import {
  eventBody,
  faultBody,
  modeBody,
  payBody,
  refundBody,
  settleBody,
} from './control-bodies.ts';
import { ControlError, type StripeControl } from './stripe-control.ts';
import { StripeFailure } from './errors.ts';
import type { Answer, Call, Handler } from './http.ts';
import { createRouter, type Routed } from './router.ts';

interface ControlCall {
  body: unknown;
  query: URLSearchParams;
  id: string;
}

interface ControlRoute extends Routed {
  run(call: ControlCall): unknown;
}

const routesOf = (control: StripeControl): ControlRoute[] => [
  {
    method: 'POST',
    pattern: '/_control/webhooks/mode',
    run({ body }) {
      const { mode, ...given } = modeBody.parse(body);
      control.setWebhooks(mode, given);
    },
  },
  { method: 'GET', pattern: '/_control/webhooks', run: () => control.webhooks() },
  { method: 'POST', pattern: '/_control/webhooks/idle', run: () => control.idle() },
  {
    method: 'POST',
    pattern: '/_control/webhooks/:id/resend',
    run: ({ id }) => control.resend(id),
  },
  {
    method: 'POST',
    pattern: '/_control/events',
    run: ({ body }) => control.send(eventBody.parse(body)),
  },
  {
    method: 'POST',
    pattern: '/_control/faults',
    run({ body }) {
      const { times, customerEmail, only, ...fault } = faultBody.parse(body);
      control.failCalls(fault, { times: times ?? 1, customerEmail, only });
    },
  },
  { method: 'GET', pattern: '/_control/calls', run: () => control.calls() },
  {
    method: 'GET',
    pattern: '/_control/sessions',
    run: ({ query }) =>
      control.sessions({ clientReferenceId: query.get('client_reference_id') ?? undefined }),
  },
  {
    method: 'POST',
    pattern: '/_control/sessions/:id/pay',
    run: ({ id, body }) => control.pay(id, payBody.parse(body).with),
  },
  {
    method: 'POST',
    pattern: '/_control/sessions/:id/settle',
    run: ({ id, body }) => control.settle(id, settleBody.parse(body).outcome),
  },
  {
    method: 'POST',
    pattern: '/_control/sessions/:id/expire',
    run: ({ id }) => control.expire(id),
  },
  {
    method: 'POST',
    pattern: '/_control/sessions/:id/refund',
    run: ({ id, body }) => control.refund(id, refundBody.parse(body).amountInPaise),
  },
  { method: 'POST', pattern: '/_control/reset', run: () => control.reset() },
];

export function createControlRoutes(control: StripeControl): Handler {
  const match = createRouter(routesOf(control));

  return async (call) => {
    const found = match(call.method, call.path);
    if (found === undefined) return json(404, { error: `No ${call.method} ${call.path} here.` });
    if (call.method === 'POST' && !isJson(call)) {
      return json(415, { error: 'Send JSON with Content-Type: application/json.' });
    }
    try {
      const body: unknown = call.body === '' ? {} : JSON.parse(call.body);
      const query = new URLSearchParams(call.query);
      const value = await found.route.run({ body, query, id: found.path['id'] ?? '' });
      return json(200, value ?? {});
    } catch (error) {
      return json(statusOf(error), { error: error instanceof Error ? error.message : 'Failed.' });
    }
  };
}

const isJson = ({ headers }: Call): boolean =>
  headers['content-type']?.startsWith('application/json') === true;

function statusOf(error: unknown): number {
  if (error instanceof ControlError || error instanceof StripeFailure) return 409;
  return error instanceof SyntaxError || error instanceof z.core.$ZodError ? 400 : 500;
}

const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: `${JSON.stringify(value, null, 2)}\n`,
});
