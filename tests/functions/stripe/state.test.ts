import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bookingSession } from '../../support/stripe-emulator.ts';
import { keepState } from '../../support/stripe-state.ts';

const kept = keepState();

test('everything is there again after a restart, under the new address', async () => {
  const first = await kept.start();
  const request = bookingSession();
  const options = { idempotencyKey: 'ord_1' };
  const open = await first.stripe.checkout.sessions.create(request, options);
  const paid = await first.stripe.checkout.sessions.create(bookingSession());
  await first.control.pay(paid.id);
  await first.control.idle();
  await first.close();

  const second = await kept.start();
  const again = await second.stripe.checkout.sessions.create(request, options);
  const full = await second.stripe.checkout.sessions.retrieve(paid.id, {
    expand: ['payment_intent.latest_charge'],
  });

  expect(again.id).toBe(open.id);
  expect(again.url).toBe(`${second.url}/pay/${open.id}`);
  expect(full.payment_intent).toMatchObject({ latest_charge: { object: 'charge' } });
  expect(second.control.webhooks()).toHaveLength(1);
  expect(kept.endpoint.types()).toEqual(['checkout.session.completed']);
  await second.control.pay(open.id);
  expect(
    second.control.sessions({ clientReferenceId: String(open.client_reference_id) }),
  ).toHaveLength(2);
});

test('what was answered is on the disk, whole and for the owner only', async () => {
  const { stripe } = await kept.start();
  const { id } = await stripe.checkout.sessions.create(bookingSession());

  const { checkouts } = await kept.read();

  expect(checkouts.map(({ session }) => session.id)).toEqual([id]);
  expect((await stat(kept.file)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(kept.folder, 'stripe'))).toEqual(['state.json']);
});

test('a webhook that was not delivered before a stop is delivered by the next start', async () => {
  const first = await kept.start();
  const { id, customer_email } = await first.stripe.checkout.sessions.create(bookingSession());
  first.control.setWebhooks(
    { delayMilliseconds: 600_000 },
    { customerEmail: String(customer_email) },
  );
  await first.control.pay(id);
  await first.close();

  const second = await kept.start();
  await second.control.idle();

  expect(kept.endpoint.types()).toEqual(['checkout.session.completed']);
});

test('a broken file stops the start with one clear sentence', async () => {
  await (await kept.start()).close();
  await writeFile(kept.file, '{"state":');

  await expect(kept.start()).rejects.toThrow(
    `The Stripe emulator cannot read ${kept.file}; delete the file to start again.`,
  );
});
