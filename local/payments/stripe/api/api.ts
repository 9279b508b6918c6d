import type { Faults } from '../../faults.ts';
import type { Account } from '../account.ts';
import { StripeFailure } from '../errors.ts';
import { checkExpansions, expandAnswer } from '../expand.ts';
import type { ExpiryWatch } from '../expiry.ts';
import type { Answer, Call, Handler, Silence } from '../../http.ts';
import { answerBefore, fingerprint, storeAnswer } from '../idempotency.ts';
import { newId } from '../ids.ts';
import type { GivenHash } from '../parameters/form.ts';
import { list, text } from '../parameters/readers.ts';
import { createRouter, type Match } from '../../router.ts';
import { accountRoutes } from './account-routes.ts';
import { authenticate, checkVersion, readParameters, unrecognized } from './admission.ts';
import { checkoutSessionRoutes } from './checkout-sessions.ts';
import { failureOf } from './failures.ts';
import { paymentRoutes } from './payments.ts';
import type { ApiRoute } from './route.ts';

interface ApiOptions {
  account: Account;
  expiry: ExpiryWatch;
  secretKey: string;
  webhookUrl: string;
  faults: Faults;
  /** Told of every call with its route, the refused ones included. */
  count(route: string): void;
  save(): Promise<void>;
}

interface Result {
  status: number;
  body: string;
  isReplayed?: boolean;
}

/** Everything under /v1/: authentication, faults, idempotency, and the routes themselves. */
export function createApi(options: ApiOptions): Handler {
  const { account, faults } = options;
  const { state } = account;
  const match = createRouter<ApiRoute>([
    ...checkoutSessionRoutes(account, options.expiry),
    ...paymentRoutes(account),
    ...accountRoutes(options.webhookUrl),
  ]);

  function run(call: Call, { route, id }: Match<ApiRoute>, given: GivenHash): Result {
    const { expand, ...parameters } = given;
    const paths = expand === undefined ? [] : list(text())(expand, 'expand');
    checkExpansions(paths, route.expandable);
    const work = route.prepare(parameters, id);
    const perform = () => resultOf(() => expandAnswer(state, work(), paths));
    const key = call.headers['idempotency-key'];
    if (call.method !== 'POST' || typeof key !== 'string') return perform();

    const request = { id: key, endpoint: call.path, parameters: fingerprint(given) };
    const before = answerBefore(state.answers, request);
    if (before !== undefined) return { ...before, isReplayed: true };
    const result = perform();
    storeAnswer(state.answers, request, result);
    return result;
  }

  async function answer(call: Call): Promise<Result | Silence> {
    const found = match(call.method, call.path);
    const route = `${call.method} ${found?.route.pattern ?? call.path}`;
    options.count(route);
    authenticate(call, options.secretKey);
    checkVersion(call);
    if (found === undefined) throw unrecognized(call);
    const given = readParameters(call);
    const fault = faults.take({ route, customerEmail: emailConcerned(account, found.id, given) });
    if (fault === undefined || fault.afterwards === true) {
      const result = run(call, found, given);
      if (call.method === 'POST') await options.save();
      if (fault === undefined) return result;
    }
    const failure = failureOf(fault);
    return failure instanceof StripeFailure ? failedResult(failure) : failure;
  }

  return async (call) => {
    const result = await answer(call).catch((error: unknown) => {
      if (error instanceof StripeFailure) return failedResult(error);
      throw error;
    });
    return typeof result === 'string' ? result : withHeaders(result);
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

const withHeaders = ({ status, body, isReplayed }: Result): Answer => ({
  status,
  body,
  headers: {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': newId.request(),
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
  },
});

/** The customer whose session the call makes or names, for faults that are about one customer. */
function emailConcerned({ state }: Account, id: string, given: GivenHash): string | null {
  const email = given['customer_email'];
  if (typeof email === 'string') return email;
  return state.checkouts.get(id)?.session.customer_email ?? null;
}
