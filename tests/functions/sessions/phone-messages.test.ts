import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noticeVersion } from '#src/shared/content/notice-version.ts';
import type { Shop } from '../../support/functions.ts';
import {
  type Buyer,
  cancel,
  choose,
  freeTime,
  mailsAbout,
  makeDue,
  openShopWithSessions,
  paidBuyer,
} from './buyer.ts';

let shop: Shop;
let lastNumber = 9_829_000_000;

const wanting = (changes: object = {}) => {
  lastNumber += 1;
  return { customerPhone: String(lastNumber), phoneMessagesNotice: noticeVersion, ...changes };
};
const numberOf = (order: { customerPhone: string }) => `+91${order.customerPhone}`;
const onPhone = (number: string) => shop.stack.inbox.phoneMessages(number);
const templatesOn = (number: string) =>
  onPhone(number)
    .map(({ template }) => template)
    .reverse();

/** As if it were the time of this mail and its message. */
async function makeBothDue({ orderId, email }: Buyer, kind: string) {
  await makeDue(shop, email, kind);
  await shop.stack.backend.query(
    `update phone_messages set next_attempt_at = now() - interval '1 minute'
     where kind = $1 and subject like $2 || ':%'`,
    [kind, orderId],
  );
}

async function bookedBuyer(changes: ReturnType<typeof wanting>) {
  const buyer = await paidBuyer(shop, changes);
  expect((await choose(shop, buyer.orderId, await freeTime(shop))).status).toBe(200);
  await mailsAbout(shop, buyer.orderId, buyer.email);
  return buyer;
}

const waitingFor = ({ orderId }: Buyer) =>
  shop.stack.backend.query<{ kind: string; attempts: number; last_error: string | null }>(
    `select kind, attempts, last_error from phone_messages
     where subject like $1 || ':%' and sent_at is null order by due_at`,
    [orderId],
  );

beforeAll(async () => {
  shop = await openShopWithSessions();
});
beforeEach(() => shop.forgetCounts());
afterAll(() => shop.stop());

describe('a buyer who asked for messages', () => {
  test('gets one when the time is booked together with the payment', async () => {
    const order = wanting({ customerName: 'Rohan Sharma' });
    const buyer = await paidBuyer(shop, order, await freeTime(shop));
    await expect.poll(() => templatesOn(numberOf(order))).toEqual(['session_booked']);
    const [mail] = await mailsAbout(shop, buyer.orderId, buyer.email);
    const page = /https?:\S+\/session\/\S+/.exec(mail?.text ?? '')?.[0];
    expect(page).toBeDefined();
    const [message] = onPhone(numberOf(order));
    expect(message?.text).toMatch(
      /^Hello Rohan Sharma, your session is booked: \w{3} \d{1,2} \w{3,4}, \d{1,2}:\d\d [ap]m IST\. /,
    );
    expect(message?.text).toContain(` ${page} `);
  });

  test('gets one when the time is chosen, and each reminder once', async () => {
    const order = wanting();
    const buyer = await bookedBuyer(order);
    await expect.poll(() => templatesOn(numberOf(order))).toEqual(['session_booked']);
    await makeBothDue(buyer, 'session_reminder_day');
    await Promise.all([shop.reconcile(), shop.call('send-mails')]);
    await shop.reconcile();
    await expect
      .poll(() => templatesOn(numberOf(order)))
      .toEqual(['session_booked', 'session_reminder_day']);
  });

  test('is told of a cancellation, and not reminded any more', async () => {
    const order = wanting();
    const buyer = await bookedBuyer(order);
    await expect.poll(() => templatesOn(numberOf(order))).toHaveLength(1);
    await cancel(shop, buyer.orderId);
    await expect
      .poll(() => templatesOn(numberOf(order)))
      .toEqual(['session_booked', 'session_cancelled']);
    await expect.poll(() => waitingFor(buyer)).toEqual([]);
  });

  test('is not called by what is no name', async () => {
    const order = wanting({ customerName: 'Win\tmoney      at evil.example' });
    await bookedBuyer(order);
    await expect.poll(() => onPhone(numberOf(order))[0]?.text).toMatch(/^Hello there, /);
  });

  test('gets the mails while WhatsApp is down, and the message once it is back', async () => {
    shop.stack.inbox.refuseNextOnPhone(1);
    const order = wanting();
    const buyer = await bookedBuyer(order);
    expect(await mailsAbout(shop, buyer.orderId, buyer.email)).toHaveLength(2);
    await expect
      .poll(async () => (await waitingFor(buyer))[0])
      .toMatchObject({ kind: 'session_booked', attempts: 1, last_error: 'WhatsApp 503 2' });
    expect(onPhone(numberOf(order))).toEqual([]);

    await makeBothDue(buyer, 'session_booked');
    await shop.reconcile();
    expect(templatesOn(numberOf(order))).toEqual(['session_booked']);
  });

  test('is not told late of a time that was given up in the meantime', async () => {
    shop.stack.inbox.refuseNextOnPhone(1);
    const order = wanting();
    const buyer = await bookedBuyer(order);
    await expect.poll(async () => (await waitingFor(buyer))[0]?.last_error).toBeTruthy();
    await cancel(shop, buyer.orderId);
    await expect.poll(() => templatesOn(numberOf(order))).toEqual(['session_cancelled']);
    await makeBothDue(buyer, 'session_booked');
    await shop.reconcile();
    expect(templatesOn(numberOf(order))).toEqual(['session_cancelled']);
    await expect.poll(() => waitingFor(buyer)).toEqual([]);
  });
});

test('who read an older notice can pay, and gets mails alone', async () => {
  const order = wanting({ phoneMessagesNotice: '2020-01-01' });
  const buyer = await bookedBuyer(order);
  expect(await mailsAbout(shop, buyer.orderId, buyer.email)).toHaveLength(2);
  expect(onPhone(numberOf(order))).toEqual([]);
});

test('who stops them on the page of the session gets none from then on', async () => {
  const order = wanting();
  const buyer = await bookedBuyer(order);
  await expect.poll(() => templatesOn(numberOf(order))).toEqual(['session_booked']);
  const stop = (body: object) => shop.call('stop-phone-messages', { body });
  expect((await stop({ order_id: `ord_${'0'.repeat(32)}` })).status).toBe(404);
  expect((await stop({})).status).toBe(400);
  const stopped = await stop({ order_id: buyer.orderId });
  expect(stopped).toMatchObject({ status: 200, body: { phone_messages: false } });
  expect(await waitingFor(buyer)).toEqual([]);
  await cancel(shop, buyer.orderId);
  await mailsAbout(shop, buyer.orderId, buyer.email);
  expect(templatesOn(numberOf(order))).toEqual(['session_booked']);
});

test('who changes their mind before paying gets none', async () => {
  const order = {
    ...wanting(),
    customerEmail: 'changed@example.com',
    buyerKey: crypto.randomUUID(),
  };
  const first = await shop.pay({
    mentorshipType: 'resume_preparation',
    amount: 149,
    customerName: 'Rohan Sharma',
    ...order,
  });
  const { orderId } = await paidBuyer(shop, { ...order, phoneMessagesNotice: undefined });
  expect(orderId).toBe(first.body['orderId']);
  await choose(shop, orderId, await freeTime(shop));
  await mailsAbout(shop, orderId, order.customerEmail);
  expect(onPhone(numberOf(order))).toEqual([]);
});

test('who did not ask gets mails alone', async () => {
  const order = wanting({ phoneMessagesNotice: undefined });
  const buyer = await bookedBuyer(order);
  expect(await mailsAbout(shop, buyer.orderId, buyer.email)).toHaveLength(2);
  expect(onPhone(numberOf(order))).toEqual([]);
  expect(await waitingFor(buyer)).toEqual([]);
});

describe('without the keys', () => {
  let keyed: Shop;
  beforeAll(async () => {
    keyed = shop;
    shop = await openShopWithSessions({ writesToPhones: false });
  });
  afterAll(async () => {
    await shop.stop();
    shop = keyed;
  });

  test('nobody is written to by phone, and nothing waits for it', async () => {
    const order = wanting();
    const buyer = await bookedBuyer(order);
    expect(await mailsAbout(shop, buyer.orderId, buyer.email)).toHaveLength(2);
    expect(await waitingFor(buyer)).toEqual([]);
    expect(onPhone(numberOf(order))).toEqual([]);
  });
});
