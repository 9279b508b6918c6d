import * as z from 'zod/mini';
import { ApiFailure } from './api-failure.ts';
import {
  bankAnswerBody,
  disputeBody,
  faultBody,
  modeBody,
  moveBody,
  payBody,
  refundBody,
  settleBody,
} from './control-bodies.ts';
import { type AnyProviderControl, ControlError } from './control.ts';
import type { Answer, Call, Handler } from './http.ts';
import { createRouter, type Routed } from './router.ts';

interface ControlRoute extends Routed {
  run(call: { body: unknown; query: URLSearchParams; id: string }): unknown;
}

/** What the browser tests can do with a pretended provider, whose process is another one. */
const routesOf = (control: AnyProviderControl): ControlRoute[] => [
  {
    method: 'POST',
    pattern: '/_control/webhooks/mode',
    run({ body }) {
      const { mode, ...scope } = modeBody.parse(body);
      control.setWebhooks(mode, scope);
    },
  },
  { method: 'POST', pattern: '/_control/webhooks/idle', run: () => control.idle() },
  {
    method: 'POST',
    pattern: '/_control/faults',
    run({ body }) {
      const { answer, ...scope } = faultBody.parse(body);
      control.failCalls({ answer }, scope);
    },
  },
  {
    method: 'GET',
    pattern: '/_control/sessions',
    run: ({ query }) =>
      control.sessions({ clientReferenceId: query.get('client_reference_id') ?? undefined }),
  },
  {
    method: 'POST',
    pattern: '/_control/sessions/:session/pay',
    run: ({ id, body }) => control.pay(id, payBody.parse(body).with),
  },
  {
    method: 'POST',
    pattern: '/_control/sessions/:session/settle',
    run: ({ id, body }) => control.settle(id, settleBody.parse(body).outcome),
  },
  {
    method: 'POST',
    pattern: '/_control/sessions/:session/expire',
    run: ({ id }) => control.expire(id),
  },
  {
    method: 'POST',
    pattern: '/_control/sessions/:session/refund',
    run: ({ id, body }) => control.refund(id, refundBody.parse(body).amountInPaise),
  },
  {
    method: 'GET',
    pattern: '/_control/sessions/:session/refunds',
    run: ({ id }) => control.refunds(id),
  },
  {
    method: 'POST',
    pattern: '/_control/refunds/:refund/settle',
    run({ id, body }) {
      const { outcome, reason } = bankAnswerBody.parse(body);
      return control.settleRefund(id, outcome, reason);
    },
  },
  {
    method: 'POST',
    pattern: '/_control/sessions/:session/dispute',
    run: ({ id, body }) => control.dispute(id, disputeBody.parse(body)),
  },
  {
    method: 'GET',
    pattern: '/_control/sessions/:session/disputes',
    run: ({ id }) => control.disputes(id),
  },
  {
    method: 'POST',
    pattern: '/_control/disputes/:dispute/move',
    run: ({ id, body }) => control.moveDispute(id, moveBody.parse(body).outcome),
  },
];

export function createControlRoutes(control: AnyProviderControl): Handler {
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
      const value = await found.route.run({ body, query, id: found.id });
      return json(200, value ?? {});
    } catch (error) {
      return json(statusOf(error), { error: error instanceof Error ? error.message : 'Failed.' });
    }
  };
}

/** A form on a web page cannot send it. */
const isJson = ({ headers }: Call): boolean =>
  headers['content-type']?.startsWith('application/json') === true;

function statusOf(error: unknown): number {
  if (error instanceof ControlError || error instanceof ApiFailure) return 409;
  return error instanceof SyntaxError || error instanceof z.core.$ZodError ? 400 : 500;
}

const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: `${JSON.stringify(value, null, 2)}\n`,
});
