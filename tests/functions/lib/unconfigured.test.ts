import { expect, test, vi } from 'vitest';
import { notices } from '#src/shared/messages/notices.ts';
import createPaymentOrder from '../../../netlify/functions/create-payment-order.mts';
import { expectConsole } from '../../support/fail-on-console.ts';
import { functionsEnvironment } from '../../support/functions-environment.ts';

const order = () =>
  new Request('https://mentor.example/.netlify/functions/create-payment-order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
const context = { ip: '203.0.113.7', waitUntil: () => undefined };

test('a deployment that lacks a variable says so in its log, and nothing to visitors', async () => {
  expectConsole(
    'error',
    /^create-payment-order: EnvironmentError: Environment: STRIPE_SECRET_KEY is missing$/,
  );
  for (const [name, value] of Object.entries(functionsEnvironment)) vi.stubEnv(name, value);
  vi.stubEnv('STRIPE_SECRET_KEY', undefined);
  const answer = await createPaymentOrder(order(), context);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    status: 500,
    title: 'Error',
    detail: notices.paymentProblem().message,
  });
});

test('a database that does not answer is another service that failed', async () => {
  expectConsole('error', /^create-payment-order: DatabaseError: code none, status 0$/);
  for (const [name, value] of Object.entries(functionsEnvironment)) vi.stubEnv(name, value);
  const answer = await createPaymentOrder(order(), context);
  expect(answer.status).toBe(502);
});
