import { afterEach, expect, test, vi } from 'vitest';
import { bookingSession } from '../../support/stripe-emulator.ts';
import { secondsFromNow } from '../../support/seconds-from-now.ts';
import { keepState } from '../../support/stripe-state.ts';

const kept = keepState();
afterEach(() => vi.useRealTimers());

test('a session whose time passed while nothing ran is expired, and the shop hears of it', async () => {
  const first = await kept.start();
  const { id } = await first.stripe.checkout.sessions.create(bookingSession());
  await first.close();
  await kept.change(({ checkouts }) => {
    for (const { session } of checkouts) session.expires_at = secondsFromNow(-1);
  });

  const second = await kept.start();

  expect(await second.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
  await second.control.idle();
  expect(kept.endpoint.types()).toEqual(['checkout.session.expired']);
});

test('a session expires by itself when its time comes', async () => {
  const first = await kept.start();
  await first.stripe.checkout.sessions.create(bookingSession());
  await first.close();
  await kept.change(({ checkouts }) => {
    for (const { session } of checkouts) session.expires_at = secondsFromNow(1);
  });

  await kept.start();

  await expect
    .poll(() => kept.endpoint.types(), { timeout: 5_000 })
    .toEqual(['checkout.session.expired']);
});

test('an idempotency key is free again after 24 hours, with or without a restart', async () => {
  const first = await kept.start();
  const options = { idempotencyKey: 'ord_1' };
  const session = await first.stripe.checkout.sessions.create(bookingSession(), options);
  await first.close();
  await kept.change(({ answers }) => {
    for (const answer of answers) answer.created -= 24 * 60 * 60;
  });

  const second = await kept.start();
  const request = bookingSession({ metadata: { order_id: 'ord_other' } });
  const other = await second.stripe.checkout.sessions.create(request, options);

  expect(other.id).not.toBe(session.id);

  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  const later = await second.stripe.checkout.sessions.create(bookingSession(), options);
  expect(later.id).not.toBe(other.id);
});
