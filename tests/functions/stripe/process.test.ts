import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { emulateStripe, secretKey, startEmulator } from '../../support/stripe-emulator.ts';

const shop = emulateStripe();

test('two do not share a port', async () => {
  const { url } = shop.emulator;
  const port = Number(new URL(url).port);

  await expect(startEmulator(shop.endpoint.url, { port })).rejects.toThrow('EADDRINUSE');
});

test('nothing keeps the process alive once it is closed, open sessions included', async () => {
  const module = pathToFileURL(
    join(import.meta.dirname, '../../../local/payments/stripe/stripe.ts'),
  );
  const program = `
    import { startStripe } from '${module.href}';
    const stripe = await startStripe({ webhookUrl: 'http://127.0.0.1:9/', webhookSecret: 'whsec', secretKey: '${secretKey}' });
    const answer = await fetch(stripe.url + '/v1/checkout/sessions', {
      method: 'POST',
      headers: { authorization: 'Bearer ${secretKey}' },
      body: new URLSearchParams({
        mode: 'payment',
        success_url: 'http://127.0.0.1:9/',
        cancel_url: 'http://127.0.0.1:9/',
        client_reference_id: 'ord_1',
        customer_email: 'rohan.sharma@example.com',
        expires_at: Math.floor(Date.now() / 1000) + 3600,
        'metadata[order_id]': 'ord_1',
        'payment_intent_data[description]': 'Resume',
        'payment_intent_data[metadata][order_id]': 'ord_1',
        'allowed_payment_method_types[0]': 'card',
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
