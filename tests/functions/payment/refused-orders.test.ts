import { describe, expect, test } from 'vitest';
import { notices } from '#src/shared/messages/notices.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { newOrder } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { sessionCalls } from './session-calls.ts';

useShop();

describe('a request is refused', () => {
  const { message } = notices.paymentProblem();

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])('by %s', async (method) => {
    const { status, headers } = await shop.call('create-payment-order', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
  ])('as %s', async (type) => {
    const order = newOrder();
    const { status, body } = await shop.call('create-payment-order', {
      body: JSON.stringify(order),
      headers: { 'Content-Type': type },
    });
    expect(status).toBe(415);
    expect(body).toMatchObject({ status: 415, detail: message });
    expect(await shop.orders(order.customerEmail)).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['half a text', '{"mentorshipType": "resume'],
    ['no object', '"resume_preparation"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['very deep JSON', '['.repeat(8_000) + ']'.repeat(8_000)],
    ['a very deep object', '{"a":'.repeat(2_000) + '1' + '}'.repeat(2_000)],
  ])('with %s as its body', async (_, text) => {
    const { status, body } = await shop.call('create-payment-order', { body: text });
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 400, title: 'Error' });
  });

  test('with a body that is too long', async () => {
    const body = { ...newOrder(), note: 'x'.repeat(20_000) };
    expect((await shop.call('create-payment-order', { body })).status).toBe(413);
  });

  test('when its fields hide in a prototype', async () => {
    const order = newOrder();
    const body = `{"__proto__": ${JSON.stringify(order)}, "constructor": {"prototype": {"amount": 149}}}`;
    expect((await shop.call('create-payment-order', { body })).status).toBe(400);
    expect(await shop.orders(order.customerEmail)).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['customerName', undefined, validation.fullName],
    ['customerName', '', validation.fullName],
    ['customerName', ' \u200b ', validation.fullName],
    ['customerName', 'x'.repeat(121), validation.tooLong],
    ['customerName', 'a\u0000b', validation.unreadable],
    ['customerName', '\ud800', validation.unreadable],
    ['customerName', '\u202egpj', validation.unreadable],
    ['customerName', { $ne: '' }, validation.fullName],
    ['customerEmail', undefined, validation.email],
    ['customerEmail', 'nobody', validation.email],
    ['customerEmail', 'a@b', validation.email],
    ['customerEmail', 'a..b@example.com', validation.email],
    ['customerEmail', 'jürgen@example.com', validation.email],
    ['customerEmail', 'a@example.com,b@example.com', validation.email],
    ['customerEmail', 'a@example.com\nBcc: b@example.com', validation.email],
    ['customerEmail', ['a@example.com'], validation.email],
    ['customerPhone', undefined, validation.phone],
    ['customerPhone', '987654321', validation.phone],
    ['customerPhone', '98765432101', validation.phone],
    ['customerPhone', '5876543210', validation.mobileNumber],
    ['customerPhone', '0145 2671234', validation.mobileNumber],
    ['customerPhone', '98765abcde', validation.phone],
    ['customerPhone', '९८७६५४३२१०', validation.phone],
    ['customerPhone', 9_876_543_210, validation.phone],
    ['mentorshipType', undefined, validation.mentorshipType],
    ['mentorshipType', '', validation.mentorshipType],
    ['mentorshipType', 'x'.repeat(65), validation.tooLong],
    ['mentorshipType', { toString: 'resume_preparation' }, validation.mentorshipType],
    ['amount', undefined, validation.amount],
    ['amount', '149', validation.amount],
    ['amount', 149.5, validation.amount],
    ['amount', 0, validation.amount],
    ['amount', -149, validation.amount],
    ['amount', null, validation.amount],
    ['amount', [149], validation.amount],
    ['submissionId', 'one', validation.submission],
    ['submissionId', "1' or '1'='1", validation.submission],
    ['startsAt', '0000-01-01T00:00:00Z', validation.sessionTime],
    ['startsAt', '9999-12-31T23:59:59-14:00', validation.sessionTime],
    ['startsAt', 'tomorrow', validation.sessionTime],
    ['phoneMessagesNotice', '0000-01-01', validation.phoneMessages],
    ['phoneMessagesNotice', '2026-02-30', validation.phoneMessages],
    ['buyerKey', 'secret', validation.buyerKey],
    ['buyerKey', { $ne: '' }, validation.buyerKey],
  ])('with %s %j', async (field, value, sentence) => {
    const order = newOrder();
    const before = sessionCalls();
    const { status, body } = await shop.call('create-payment-order', {
      body: { ...order, [field]: value },
    });
    expect(status).toBe(400);
    expect(body['fields']).toEqual({ [field]: sentence });
    expect(body['detail']).toBe(sentence);
    expect(await shop.orders(order.customerEmail)).toEqual([]);
    expect(sessionCalls()).toBe(before);
  });
});
