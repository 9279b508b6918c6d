import type { Account } from '../account.ts';
import { StripeFailure } from '../errors.ts';
import { checkExpansions, expandAnswer } from '../expand.ts';
import type { ExpiryWatch } from '../expiry.ts';
import type { Answer, Call, Handler } from '../http.ts';
import { answerBefore, fingerprint, storeAnswer } from '../idempotency.ts';
import { newId } from '../ids.ts';
import type { Cause } from '../objects/event.ts';
import type { GivenHash } from '../parameters/form.ts';
import { list, text } from '../parameters/readers.ts';
import { createRouter, type Match } from '../router.ts';
import type { Switches } from '../switches.ts';
import { apiVersion } from '../version.ts';
import { authenticate, checkVersion, readParameters, unrecognized } from './admission.ts';
import { checkoutSessionRoutes } from './checkout-sessions.ts';
import { eventRoutes } from './events.ts';
import { faultOf, type ApiFault } from './faults.ts';
import { paymentRoutes } from './payments.ts';
import { refundRoutes } from './refunds.ts';
import type { ApiRoute } from './route.ts';

interface ApiOptions {
  account: Account;
  expiry: ExpiryWatch;
  secretKey: string;
  faults: Switches<ApiFault>;
  /** Told of every call with its route, the refused ones included. */
  count(route: string): void;
  save(): Promise<void>;
}

interface Result {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** Everything under /v1/: authentication, faults, idempotency, and the routes themselves. */
export function createApi(options: ApiOptions): Handler {
  const { account, faults } = options;
  const match = createRouter<ApiRoute>([
    ...checkoutSessionRoutes(account, options.expiry),
    ...paymentRoutes(account),
    ...refundRoutes(account),
    ...eventRoutes(account),
  ]);

  function run(call: Call, found: Match<ApiRoute>, given: GivenHash, cause: Cause): Result {
    const { expand, ...parameters } = given;
    const paths = expand === undefined ? [] : list(text())(expand, 'expand');
    checkExpansions(paths, found.route.answers);
    const work = found.route.prepare(parameters, { path: found.path, cause });
    const perform = () => resultOf(() => expandAnswer(account, work(), paths));
    if (call.method !== 'POST' || cause.idempotency_key === null) return perform();

    const { answers } = account.state;
    const request = {
      key: cause.idempotency_key,
      endpoint: call.path,
      parameters: fingerprint(given),
      requestId: cause.id ?? '',
    };
    const before = answerBefore(answers, request);
    if (before !== undefined) {
      const headers = { 'idempotent-replayed': 'true', 'original-request': before.requestId };
      return { status: before.status, body: before.body, headers };
    }
    const result = perform();
    storeAnswer(answers, request, result);
    return result;
  }

  async function answer(call: Call, cause: Cause): Promise<Result | 'hang' | 'reset'> {
    const found = match(call.method, call.path);
    const route = `${call.method} ${found?.route.pattern ?? call.path}`;
    options.count(route);
    authenticate(call, options.secretKey);
    checkVersion(call);
    if (found === undefined) throw unrecognized(call);
    const given = readParameters(call);
    const customerEmail = emailConcerned(account, found, given);
    const fault = faults.take({ kind: route, customerEmail });
    if (fault === undefined || fault.afterwards === true) {
      const result = run(call, found, given, cause);
      if (call.method === 'POST') await options.save();
      if (fault === undefined) return result;
    }
    const failure = faultOf(fault);
    return failure instanceof StripeFailure ? failedResult(failure) : failure;
  }

  return async (call) => {
    const key = call.headers['idempotency-key'];
    const cause: Cause = {
      id: newId.request(),
      idempotency_key: typeof key === 'string' && key !== '' ? key : null,
    };
    const result = await answer(call, cause).catch((error: unknown) => {
      if (error instanceof StripeFailure) return failedResult(error);
      throw error;
    });
    return typeof result === 'string' ? result : withHeaders(result, cause);
  };
}

/** An error that the work itself raises is an answer like any other: a repeated key repeats it. */
function resultOf(perform: () => unknown): Result {
  try {
    return { status: 200, body: printed(perform()) };
  } catch (error) {
    if (error instanceof StripeFailure) return failedResult(error);
    throw error;
  }
}

const failedResult = (failure: StripeFailure): Result => ({
  status: failure.status,
  body: printed({ error: failure.fields }),
});

const printed = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const withHeaders = (result: Result, cause: Cause): Answer => ({
  status: result.status,
  body: result.body,
  headers: {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': cause.id ?? '',
    'stripe-version': apiVersion,
    ...(cause.idempotency_key !== null && { 'idempotency-key': cause.idempotency_key }),
    ...result.headers,
  },
});

/** The customer whose session the call makes or names, for switches that are about one customer. */
function emailConcerned(account: Account, found: Match<ApiRoute>, given: GivenHash): string | null {
  const email = given['customer_email'];
  if (typeof email === 'string') return email;
  const checkout = account.state.checkouts.get(found.path['session'] ?? '');
  return checkout?.session.customer_email ?? null;
}
