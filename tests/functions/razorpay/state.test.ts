import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bookingLink, callerOf, startEmulator } from '../../support/razorpay-emulator.ts';
import { openEndpoint } from '../../support/webhook-endpoint.ts';

test('everything is there again after a restart, a webhook that had not arrived included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'razorpay-emulator-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const endpoint = await openEndpoint();
  onTestFinished(() => endpoint.close());
  const start = () => startEmulator(endpoint.url, { stateFile: join(folder, 'razorpay.json') });

  const first = await start();
  const { body } = await callerOf(first.url)('POST', '/payment_links', bookingLink());
  const id = String(body['id']);
  const customerEmail = 'rohan.sharma@example.com';
  first.control.setWebhooks({ delayMilliseconds: 600_000 }, { customerEmail });
  await first.control.pay(id);
  await first.close();

  const second = await start();
  await second.control.idle();
  const found = await callerOf(second.url)('GET', `/payment_links/${id}`);
  await second.close();
  expect(found.body).toMatchObject({ status: 'paid', short_url: `${second.url}/pay/${id}` });
  expect(endpoint.received).toHaveLength(1);
});
