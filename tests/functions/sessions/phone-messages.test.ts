import { describe, expect, test } from 'vitest';
import { bookedBuyer } from './booked-buyer.ts';
import { cancel, freeTime, mailsAbout, paidBuyer } from './buyer.ts';
import { makeBothDue, onPhone, templatesOn, waitingFor, wanting } from './phone-buyer.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

describe('a buyer who asked for messages', () => {
  test('gets one when the time is booked together with the payment', async () => {
    const order = wanting({ customerName: 'Rohan Sharma' });
    const buyer = await paidBuyer(shop, order, await freeTime(shop));
    await expect.poll(() => templatesOn(shop, order)).toEqual(['session_booked']);
    const [mail] = await mailsAbout(shop, buyer.orderId, buyer.email);
    const page = /https?:\S+\/session\/\S+/.exec(mail?.text ?? '')?.[0];
    expect(page).toBeDefined();
    const [message] = onPhone(shop, order);
    expect(message?.text).toMatch(
      /^Hello Rohan Sharma, your session is booked: \w{3} \d{1,2} \w{3,4}, \d{1,2}:\d\d [ap]m IST\. /,
    );
    expect(message?.text).toContain(` ${page} `);
  });

  test('gets one when the time is chosen, and each reminder once', async () => {
    const order = wanting();
    const buyer = await bookedBuyer(shop, { order });
    await expect.poll(() => templatesOn(shop, order)).toEqual(['session_booked']);
    await makeBothDue(shop, buyer, 'session_reminder_day');
    await Promise.all([shop.reconcile(), shop.call('send-mails')]);
    await shop.reconcile();
    await expect
      .poll(() => templatesOn(shop, order))
      .toEqual(['session_booked', 'session_reminder_day']);
  });

  test('is told of a cancellation, and not reminded any more', async () => {
    const order = wanting();
    const buyer = await bookedBuyer(shop, { order });
    await expect.poll(() => templatesOn(shop, order)).toHaveLength(1);
    await cancel(shop, buyer.orderId);
    await expect
      .poll(() => templatesOn(shop, order))
      .toEqual(['session_booked', 'session_cancelled']);
    await expect.poll(() => waitingFor(shop, buyer)).toEqual([]);
  });

  test('is not called by what is no name', async () => {
    const order = wanting({ customerName: 'Win\tmoney      at evil.example' });
    await bookedBuyer(shop, { order });
    await expect.poll(() => onPhone(shop, order)[0]?.text).toMatch(/^Hello there, /);
  });

  test('gets the mails while WhatsApp is down, and the message once it is back', async () => {
    shop.stack.inbox.refuseNextOnPhone(1);
    const order = wanting();
    const buyer = await bookedBuyer(shop, { order });
    expect(await mailsAbout(shop, buyer.orderId, buyer.email)).toHaveLength(2);
    await expect
      .poll(async () => (await waitingFor(shop, buyer))[0])
      .toMatchObject({ kind: 'session_booked', attempts: 1, last_error: 'WhatsApp 503 2' });
    expect(onPhone(shop, order)).toEqual([]);

    await makeBothDue(shop, buyer, 'session_booked');
    await shop.reconcile();
    expect(templatesOn(shop, order)).toEqual(['session_booked']);
  });

  test('is not told late of a time that was given up in the meantime', async () => {
    shop.stack.inbox.refuseNextOnPhone(1);
    const order = wanting();
    const buyer = await bookedBuyer(shop, { order });
    await expect.poll(async () => (await waitingFor(shop, buyer))[0]?.last_error).toBeTruthy();
    await cancel(shop, buyer.orderId);
    await expect.poll(() => templatesOn(shop, order)).toEqual(['session_cancelled']);
    await makeBothDue(shop, buyer, 'session_booked');
    await shop.reconcile();
    expect(templatesOn(shop, order)).toEqual(['session_cancelled']);
    await expect.poll(() => waitingFor(shop, buyer)).toEqual([]);
  });
});
