import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { environment } from '../../site/env.ts';
import { ProviderError } from '../provider-error.ts';

// Only this folder calls Razorpay, all of it through `ask` (razorpay.com/docs/api).

const timeLimitMilliseconds = 10_000;
const retryPauseMilliseconds = 1_000;

export const hasKeys = () => {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = environment();
  return RAZORPAY_KEY_ID !== undefined && RAZORPAY_KEY_SECRET !== undefined;
};

/** True when the configured key moves real money; the id says so (razorpay.com/docs/api/authentication). */
export const isLive = () => environment().RAZORPAY_KEY_ID?.startsWith('rzp_live_') === true;

const errorSchema = z.object({ error: z.object({ code: z.string(), description: z.string() }) });

/** A refusal; `description` is Razorpay's own sentence, the only thing that tells one from another (docs/errors). */
export class Refused extends ProviderError {
  readonly description: string;
  readonly status: number;

  constructor(status: number, code: string, description: string) {
    super('refused', `Razorpay ${code} ${status}`);
    this.description = description;
    this.status = status;
  }

  /**
   * Whether this account has nothing of that id, as after a change of account, or from test keys to live ones: a 400, not a
   * 404 (razorpay.com/docs/api/payments/payment-links/fetch-id-standard, "Errors").
   */
  get isUnknownId(): boolean {
    return this.status === 404 || /not exist|not a valid id|invalid input/i.test(this.description);
  }
}

interface Request {
  method?: 'POST';
  body?: object;
  headers?: Record<string, string>;
}

/** The answer to a request, read by a schema. Throws ProviderError, of which a refusal is a `Refused`. */
export async function ask<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
  request: Request = {},
): Promise<z.output<Schema>> {
  if (!hasKeys()) throw new ProviderError('refused', 'Razorpay has no key here');
  let answer = await send(path, request).catch(() => undefined);
  // Once more after a 429, a 5xx, a lost connection or a time-out: what makes something can be told from its repetition.
  if (!answer || answer.status === 429 || answer.status >= 500) {
    await pause(retryPauseMilliseconds);
    answer = await send(path, request).catch(() => undefined);
  }
  if (!answer || answer.status >= 500) {
    throw new ProviderError('unreachable', `Razorpay ${answer?.status ?? 'does not answer'}`);
  }
  if (answer.status === 409) throw new ProviderError('busy', 'Razorpay 409');
  const read = z.safeParse(schema, answer.json);
  if (answer.status < 300 && read.success) return read.data;
  const { data } = errorSchema.safeParse(answer.json);
  throw new Refused(answer.status, data?.error.code ?? 'unknown', data?.error.description ?? '');
}

async function send(path: string, { method, body, headers }: Request) {
  const { RAZORPAY_API_BASE, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = environment();
  const key = Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64');
  const answer = await fetch(`${RAZORPAY_API_BASE ?? 'https://api.razorpay.com'}/v1${path}`, {
    method: method ?? 'GET',
    headers: {
      ...headers,
      Authorization: `Basic ${key}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeLimitMilliseconds),
  });
  const json: unknown = await answer.json().catch(() => undefined);
  return { status: answer.status, json };
}
