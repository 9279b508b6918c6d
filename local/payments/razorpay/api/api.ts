import type { Faults } from '../../faults.ts';
import type { Answer, Call, Handler, Silence } from '../../http.ts';
import { createRouter } from '../../router.ts';
import { type Account, linkOfPayment } from '../account.ts';
import { badRequest, notFound, RazorpayFailure, unauthorized } from '../errors.ts';
import { linkRoutes } from './payment-links.ts';
import { paymentRoutes } from './payments.ts';
import type { ApiRoute } from './route.ts';

export interface ApiOptions {
  account: Account;
  keyId: string;
  keySecret: string;
  faults: Faults;
  /** Told of every call with its route, the refused ones included. */
  count(route: string): void;
  save(): Promise<void>;
}

/** Everything under /v1/: authentication, faults, and the routes themselves. */
export function createApi(options: ApiOptions): Handler {
  const { account, faults } = options;
  const match = createRouter<ApiRoute>([...linkRoutes(account), ...paymentRoutes(account)]);

  async function answer(call: Call): Promise<unknown> {
    // The reference writes both `/v1/payment_links` and `/v1/payment_links/`.
    const found = match(call.method, call.path.replace(/\/$/, ''));
    const route = `${call.method} ${found?.route.pattern ?? call.path}`;
    options.count(route);
    authenticate(call, options);
    if (found === undefined) throw notFound();
    const given = readParameters(call);
    const fault = faults.take({ route, customerEmail: emailConcerned(account, found.id, given) });
    const work = async () => {
      const result = found.route.run(given, found.id, call.headers);
      if (call.method === 'POST') await options.save();
      return result;
    };
    if (fault === undefined) return work();
    // Only the answer is lost, a refusal as well.
    if (fault.afterwards === true) await work().catch(() => undefined);
    if (typeof fault.answer === 'string') return fault.answer;
    const { code, description } = failures[fault.answer];
    throw new RazorpayFailure(fault.answer, code, fault.message ?? description);
  }

  return async (call) => {
    try {
      const result = await answer(call);
      return isSilence(result) ? result : json(200, result);
    } catch (error) {
      if (error instanceof RazorpayFailure) return json(error.status, error);
      throw error;
    }
  };
}

/** razorpay.com/docs/api/authentication: "Basic Auth" with the id and the secret of a key. */
function authenticate({ headers }: Call, { keyId, keySecret }: ApiOptions): void {
  const expected = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
  if (headers.authorization !== `Basic ${expected}`) throw unauthorized();
}

function readParameters({ method, query, body, headers }: Call): unknown {
  if (method !== 'POST') return Object.fromEntries(new URLSearchParams(query));
  if (body === '') return {};
  if (headers['content-type']?.startsWith('application/json') !== true) {
    throw badRequest('wrong input fields sent.');
  }
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw badRequest('wrong input fields sent.');
  }
}

const failures = {
  // razorpay.com/docs/api/payments/payment-links/create-standard, "Errors": an account that may not take money.
  400: {
    code: 'BAD_REQUEST_ERROR',
    description:
      'Invalid access: Cannot create a payment link in live mode, as live mode is disabled for merchant.',
  },
  429: { code: 'BAD_REQUEST_ERROR', description: 'Request failed. Please try after sometime.' },
  500: { code: 'SERVER_ERROR', description: 'We are facing some trouble completing your request.' },
} as const;

const isSilence = (result: unknown): result is Silence => result === 'hang' || result === 'reset';

const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** The customer whose link the call makes or names, for faults that are about one customer. */
function emailConcerned(account: Account, id: string, given: unknown): string | null {
  const { customer } = given as { customer?: { email?: unknown } };
  if (typeof customer?.email === 'string') return customer.email;
  const link =
    account.state.pages.get(id)?.link ??
    linkOfPayment(account, account.state.refunds.get(id)?.payment_id ?? id);
  return link?.customer.email ?? null;
}
