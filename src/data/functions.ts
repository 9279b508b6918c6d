import {
  type Payment,
  type PaymentOrder,
  type PaymentOrderReply,
  paymentOrderReplySchema,
  paymentSchema,
} from '#src/schemas/payment-order.ts';
import { type Receipt, receiptSchema } from '#src/schemas/receipt.ts';
import { type Problem, problemSchema } from '#src/schemas/problem.ts';
import { readStored, storageKeys } from '#src/lib/browser-storage.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { DataError, type FailureReason } from './unwrap.ts';

/** A function refused or failed, and said in the catalogue's words why. */
export class FunctionRefusal extends DataError {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(reasonOf(problem), problem.detail ?? problem.title);
    this.problem = problem;
  }
}

function reasonOf({ amount, reauthenticate }: Problem): FailureReason {
  if (reauthenticate) return 'reauthenticate';
  return amount === undefined ? 'invalid' : 'changed';
}

/** Asks for an order and its hosted payment page. Throws a FunctionRefusal with the server's words, or a DataError. */
export async function createPaymentOrder(order: PaymentOrder): Promise<PaymentOrderReply> {
  const token = await tokenOfMember();
  const reply = await callFunction('create-payment-order', {
    method: 'POST',
    body: order,
    ...(token && { token }),
  });
  const parsed = paymentOrderReplySchema.safeParse(reply);
  if (!parsed.success) throw new DataError('notFound', '');
  return parsed.data;
}

/** A session that is over is refreshed first, and the auth service may be slow. */
const tokenTimeLimitInMilliseconds = 3_000;

/** Says who buys where somebody is signed in; nobody waits for it in vain, and a visitor loads nothing for it. */
async function tokenOfMember(): Promise<string> {
  if (readStored('local', storageKeys.session) === undefined) return '';
  try {
    const { accessToken } = await import('./client.ts');
    const timeIsUp = new Promise<string>((resolve) =>
      setTimeout(resolve, tokenTimeLimitInMilliseconds, ''),
    );
    return await Promise.race([accessToken(), timeIsUp]);
  } catch {
    return '';
  }
}

/** The order as the payment provider knows it: repairs a row that a lost webhook left pending. */
export async function askPaymentStatus(orderId: string): Promise<Payment> {
  const query = new URLSearchParams({ order_id: orderId });
  return paymentSchema.parse(await callFunction(`payment-status?${query}`, { method: 'GET' }));
}

/** The receipt of a paid order. Throws `notFound` when there is none. */
export async function readReceipt(orderId: string): Promise<Receipt> {
  const query = new URLSearchParams({ order_id: orderId });
  try {
    return receiptSchema.parse(await callFunction(`receipt?${query}`, { method: 'GET' }));
  } catch (error) {
    const status = error instanceof FunctionRefusal ? error.problem.status : 0;
    if (status === 400 || status === 404) throw new DataError('notFound', '');
    throw error;
  }
}

/** Asks that mails which are queued go out now. They go out a few minutes later all the same. */
export async function askForMails(): Promise<void> {
  await callFunction('send-mails', { method: 'POST' });
}

interface FunctionCall {
  method: string;
  body?: unknown;
  /** Says who calls, to the functions that are not for everyone. */
  token?: string;
}

/** The answer of a function. Throws a FunctionRefusal with the server's words, or a DataError. */
export async function callFunction(
  name: string,
  { method, body, token }: FunctionCall,
): Promise<unknown> {
  let answer: Response;
  let data: unknown;
  try {
    answer = await fetchInTime(`/.netlify/functions/${name}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    data = await answer.json();
  } catch {
    throw new DataError('unavailable', '');
  }
  if (answer.ok) return data;
  const problem = problemSchema.safeParse(data);
  throw problem.success ? new FunctionRefusal(problem.data) : new DataError('unavailable', '');
}
