/*
 * The switches over HTTP, for tests that run in another process. All bodies and answers are JSON;
 * a POST needs `Content-Type: application/json`, which keeps web pages from pressing them.
 * "scope" is any of { times, customerEmail, only }: see switches.ts.
 *
 *   POST /_control/webhooks/mode      { mode: "deliver" | "lose" | "double" | { delayMilliseconds }, ...scope }
 *   GET  /_control/webhooks           every event's delivery: mode, state, attempts with the answers
 *   POST /_control/webhooks/idle      answers once nothing is under way any more
 *   POST /_control/webhooks/:event/resend
 *   POST /_control/events             { type, object, id?, created?, livemode?, apiVersion?, secret?, signedAt? }
 *   POST /_control/faults             { answer: 400 | 500 | 429 | "hang" | "reset", afterwards?, message?, ...scope }
 *   GET  /_control/calls              { "POST /v1/checkout/sessions": 2, ... }
 *   GET  /_control/sessions           newest first; ?client_reference_id= picks one order's
 *   POST /_control/sessions/:session/pay      { with?: card number or UPI id }
 *   POST /_control/sessions/:session/settle   { outcome: "succeeded" | "failed" }
 *   POST /_control/sessions/:session/expire
 *   POST /_control/sessions/:session/refund   { amountInPaise? }
 *   POST /_control/reset
 *
 * What the state of things does not allow answers 409 and says why; a body of another shape 400.
 */
import * as z from 'zod/mini';
import { ControlError, type StripeControl } from './control.ts';
import { StripeFailure } from './errors.ts';
import type { Answer, Call, Handler } from './http.ts';
import { createRouter, type Routed } from './router.ts';

const scope = {
  times: z.optional(z.int().check(z.positive())),
  customerEmail: z.optional(z.string()),
  only: z.optional(z.string()),
};

const modeBody = z.object({
  mode: z.union([
    z.enum(['deliver', 'lose', 'double']),
    z.object({ delayMilliseconds: z.int().check(z.nonnegative()) }),
  ]),
  ...scope,
});

const faultBody = z.object({
  answer: z.union([z.literal([400, 500, 429]), z.enum(['hang', 'reset'])]),
  afterwards: z.optional(z.boolean()),
  message: z.optional(z.string()),
  ...scope,
});

const eventBody = z.object({
  type: z.string(),
  object: z.unknown(),
  id: z.optional(z.string()),
  created: z.optional(z.int()),
  livemode: z.optional(z.boolean()),
  apiVersion: z.optional(z.string()),
  secret: z.optional(z.string()),
  signedAt: z.optional(z.int()),
});

const payBody = z.object({ with: z.optional(z.string()) });
const settleBody = z.object({ outcome: z.enum(['succeeded', 'failed']) });
const refundBody = z.object({ amountInPaise: z.optional(z.int().check(z.positive())) });

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
