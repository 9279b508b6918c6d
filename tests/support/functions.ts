import { expect } from 'vitest';
import type { AnyProviderControl } from '../../local/payments/control.ts';
import { noMailLimits } from '../../local/server/mail/resend-limits.ts';
import { type Stack, type StackOptions, startStack } from '../../local/stack.ts';
import { openSharedBackend } from '../database/support/test-backend.ts';
import type { PageFacts } from './providers/provider.ts';
import { controlOf, providerName, tested } from './providers/tested.ts';
import type { OrderBody, StoredOrder } from './shop-order.ts';

/** A whole site without pages, and the hands of everyone who deals with its functions. */
export interface Shop {
  stack: Stack;
  /** The hand on the provider that this run is about. */
  provider: AnyProviderControl;
  /** Calls a function; `body` that is no text is sent as JSON. */
  call(name: string, init?: CallInit): Promise<Answer>;
  pay(order: OrderBody, headers?: Record<string, string>): Promise<Answer>;
  status(orderId: string): Promise<Answer>;
  /** A round of the scheduled function, however long ago the last one was. */
  reconcile(): Promise<Answer>;
  orders(email: string): Promise<StoredOrder[]>;
  /** The kinds of mail queued for this address, oldest first. */
  queued(email: string): Promise<string[]>;
  /** The subjects of the mails that arrived, once everything that is queued has been sent. */
  received(email: string): Promise<string[]>;
  /** The page of an order as the provider holds it now. */
  page(orderId: string): PageFacts & { all: unknown };
  /** The header of somebody who is signed in; the sample data has an admin and a student. */
  signIn(who: 'admin' | 'student'): Promise<{ Authorization: string }>;
  /** So that one test does not use up what an address may ask in a minute, or order in an hour. */
  forgetCounts(): Promise<void>;
  stop(): Promise<void>;
}

interface CallInit {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // The shape is what the test is about.
  body: Record<string, unknown>;
}

export async function openShop(options: StackOptions = {}): Promise<Shop> {
  const stack = await startStack({
    quiet: true,
    openBackend: openSharedBackend,
    mailLimits: noMailLimits,
    paymentProvider: providerName,
    ...options,
  });
  const { backend, inbox } = stack;
  const provider = controlOf(stack.payments);

  async function call(
    name: string,
    { method = 'POST', body, headers }: CallInit = {},
  ): Promise<Answer> {
    const answer = await fetch(`${stack.url}/.netlify/functions/${name}`, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return readAnswer(answer);
  }

  const unsent = (email: string) =>
    backend.query('select id from outbox where recipient = $1 and sent_at is null', [email]);

  return {
    stack,
    provider,
    call,
    pay: (order, headers = {}) => call('create-payment-order', { body: order, headers }),
    status: (orderId) => call(`payment-status?order_id=${orderId}`, { method: 'GET' }),
    reconcile: async () => {
      await backend.query(`delete from request_counts where bucket = 'reconcile'`);
      return readAnswer((await stack.runSchedule()) ?? Response.error());
    },
    orders: (email) =>
      backend.query<StoredOrder>(
        'select * from payments where customer_email = $1 order by created_at',
        [email],
      ),
    queued: async (email) => {
      const rows = await backend.query<{ kind: string }>(
        'select kind from outbox where recipient = $1 order by created_at',
        [email],
      );
      return rows.map(({ kind }) => kind);
    },
    received: async (email) => {
      await expect.poll(() => unsent(email), { timeout: 15_000 }).toEqual([]);
      return (await inbox.messages(email)).map(({ subject }) => subject).reverse();
    },
    page: (orderId) => {
      const [page] = provider.sessions({ clientReferenceId: orderId });
      if (!page) throw new Error(`The provider has no page of ${orderId}`);
      return { ...tested.factsOf(page), all: page };
    },
    signIn: async (who) => {
      const account = { email: `${who}@example.com`, password: `${who}-password` };
      const answer = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
        body: JSON.stringify(account),
      });
      const { access_token } = (await answer.json()) as { access_token: string };
      return { Authorization: `Bearer ${access_token}` };
    },
    forgetCounts: async () => {
      await backend.query('delete from request_counts');
      await backend.query('update payments set network_hash = null where network_hash is not null');
    },
    stop: () => stack.stop(),
  };
}

async function readAnswer(answer: Response): Promise<Answer> {
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: parse(text) };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
