import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunningStripe } from '../../../local/stripe/stripe.ts';
import {
  bookingSession,
  openEndpoint,
  sdkFor,
  secondsFromNow,
  secretKey,
  startEmulator,
  type WebhookEndpoint,
} from '../../support/stripe-emulator.ts';

let folder: string;
let stateFile: string;
let endpoint: WebhookEndpoint;
let running: RunningStripe[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stripe-emulator-'));
  stateFile = join(folder, 'stripe', 'state.json');
  endpoint = await openEndpoint();
  running = [];
});

afterEach(async () => {
  vi.useRealTimers();
  for (const emulator of running) await emulator.close();
  await endpoint.close();
  await rm(folder, { recursive: true });
});

async function start() {
  const emulator = await startEmulator(endpoint.url, { stateFile, webhookRetryPauses: [10] });
  running.push(emulator);
  return { ...emulator, stripe: sdkFor(emulator.url) };
}

interface StateDocument {
  state: {
    checkouts: { session: Stripe.Checkout.Session }[];
    answers: { created: number }[];
  };
}

/** Changes the file as time would. */
async function changeState(change: (state: StateDocument['state']) => void): Promise<void> {
  const document = JSON.parse(await readFile(stateFile, 'utf8')) as StateDocument;
  change(document.state);
  await writeFile(stateFile, JSON.stringify(document));
}

test('everything is there again after a restart, under the new address', async () => {
  const first = await start();
  const request = bookingSession();
  const options = { idempotencyKey: 'ord_1' };
  const open = await first.stripe.checkout.sessions.create(request, options);
  const paid = await first.stripe.checkout.sessions.create(bookingSession());
  await first.control.pay(paid.id);
  await first.control.idle();
  await first.close();

  const second = await start();
  const again = await second.stripe.checkout.sessions.create(request, options);
  const full = await second.stripe.checkout.sessions.retrieve(paid.id, {
    expand: ['payment_intent.latest_charge', 'line_items'],
  });
  const charge = (full.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;

  expect(again.id).toBe(open.id);
  expect(again.url).toBe(`${second.url}/pay/${open.id}`);
  expect(full.line_items?.data).toHaveLength(1);
  expect(charge.receipt_url).toBe(`${second.url}/receipts/${charge.id}`);
  expect((await second.stripe.events.list()).data).toHaveLength(1);
  expect(endpoint.types()).toEqual(['checkout.session.completed']);
  await second.control.pay(open.id);
  expect(
    second.control.sessions({ clientReferenceId: String(open.client_reference_id) }),
  ).toHaveLength(2);
});

test('what was answered is on the disk, whole and for the owner only', async () => {
  const { stripe } = await start();
  const { id } = await stripe.checkout.sessions.create(bookingSession());

  const document = JSON.parse(await readFile(stateFile, 'utf8')) as StateDocument;

  expect(document.state.checkouts.map(({ session }) => session.id)).toEqual([id]);
  expect((await stat(stateFile)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'stripe'))).toEqual(['state.json']);
});

test('a session whose time passed while nothing ran is expired, and the shop hears of it', async () => {
  const first = await start();
  const { id } = await first.stripe.checkout.sessions.create(bookingSession());
  await first.close();
  await changeState(({ checkouts }) => {
    for (const { session } of checkouts) session.expires_at = secondsFromNow(-1);
  });

  const second = await start();

  expect(await second.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
  await second.control.idle();
  expect(endpoint.types()).toEqual(['checkout.session.expired']);
});

test('a session expires by itself when its time comes', async () => {
  const first = await start();
  await first.stripe.checkout.sessions.create(bookingSession());
  await first.close();
  await changeState(({ checkouts }) => {
    for (const { session } of checkouts) session.expires_at = secondsFromNow(1);
  });

  await start();

  await expect
    .poll(() => endpoint.types(), { timeout: 5_000 })
    .toEqual(['checkout.session.expired']);
});

test('a webhook that was not delivered before a stop is delivered by the next start', async () => {
  const first = await start();
  first.control.setWebhooks({ delayMilliseconds: 600_000 });
  const { id } = await first.stripe.checkout.sessions.create(bookingSession());
  await first.control.pay(id);
  await first.close();

  const second = await start();
  await second.control.idle();

  expect(endpoint.types()).toEqual(['checkout.session.completed']);
});

test('an idempotency key is free again after 24 hours, with or without a restart', async () => {
  const first = await start();
  const options = { idempotencyKey: 'ord_1' };
  const session = await first.stripe.checkout.sessions.create(bookingSession(), options);
  await first.close();
  await changeState(({ answers }) => {
    for (const answer of answers) answer.created -= 24 * 60 * 60;
  });

  const second = await start();
  const request = bookingSession({ metadata: { order_id: 'ord_other' } });
  const other = await second.stripe.checkout.sessions.create(request, options);

  expect(other.id).not.toBe(session.id);

  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  const later = await second.stripe.checkout.sessions.create(bookingSession(), options);
  expect(later.id).not.toBe(other.id);
});

test('a broken file stops the start with one clear sentence', async () => {
  await (await start()).close();
  await writeFile(stateFile, '{"state":');

  await expect(start()).rejects.toThrow(
    `The Stripe emulator cannot read ${stateFile}; delete the file to start again.`,
  );
});

test('two do not share a port', async () => {
  const { url } = await start();

  await expect(startEmulator(endpoint.url, { port: Number(new URL(url).port) })).rejects.toThrow(
    'EADDRINUSE',
  );
});

test('nothing keeps the process alive once it is closed, open sessions included', async () => {
  const module = pathToFileURL(join(import.meta.dirname, '../../../local/stripe/stripe.ts'));
  const program = `
    import { startStripe } from '${module.href}';
    const stripe = await startStripe({ webhookUrl: 'http://127.0.0.1:9/', webhookSecret: 'whsec', secretKey: '${secretKey}' });
    const answer = await fetch(stripe.url + '/v1/checkout/sessions', {
      method: 'POST',
      headers: { authorization: 'Bearer ${secretKey}' },
      body: new URLSearchParams({
        mode: 'payment',
        success_url: 'http://127.0.0.1:9/',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'inr',
        'line_items[0][price_data][unit_amount]': '14900',
        'line_items[0][price_data][product_data][name]': 'Resume',
      }),
    });
    const session = await answer.json();
    await stripe.control.pay(session.id);
    await stripe.close();
    console.log(session.status);
  `;

  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    program,
  ]);

  expect(stdout.trim()).toBe('open');
});
