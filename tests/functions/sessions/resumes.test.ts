import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attachmentNamed } from '../../../netlify/lib/http/content-disposition.ts';
import { resumeName } from '#src/features/sessions/lib/resume-file.ts';
import type { Shop } from '../../support/functions.ts';
import { hostileText } from '../../support/hostile/hostile-text.ts';
import { openShopWithSessions } from './buyer.ts';
import { bookedBuyer, letBegin, papersOf, pdfOf, resume, sendResume } from './papers.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShopWithSessions();
});
beforeEach(() => shop.forgetCounts());
afterAll(() => shop.stop());

const encode = (text: string) => new TextEncoder().encode(text);

describe('a resume', () => {
  test('is listed by name and size, and comes back as it was sent', async () => {
    const buyer = await bookedBuyer(shop);
    const { token } = buyer;
    const bytes = pdfOf(30_000);
    crypto.getRandomValues(bytes.subarray(20, 20_000));
    const { status } = await sendResume(shop, { token, name: 'Rohit Sharma.pdf' }, bytes);
    expect(status).toBe(200);
    const { resumes } = await papersOf(shop, buyer);
    expect(resumes).toMatchObject([{ name: 'Rohit Sharma.pdf', size: 30_000 }]);
    const { id = '' } = resumes[0] ?? {};
    for (const key of [{ token }, { order_id: buyer.orderId }]) {
      const answer = await resume(shop, { id, ...(key as { token: string }) });
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Rohit Sharma.pdf"; filename*=UTF-8''Rohit%20Sharma.pdf`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    }
  });

  test('is replaced in its place, and removed by its id', async () => {
    const buyer = await bookedBuyer(shop);
    const { token } = buyer;
    for (const name of ['one', 'two', 'three']) await sendResume(shop, { token, name });
    const [first] = (await papersOf(shop, buyer)).resumes;
    const { id = '' } = first ?? {};
    await sendResume(shop, { token, name: 'new.pdf', replaces: id }, pdfOf(500));
    const { resumes } = await papersOf(shop, buyer);
    expect(resumes).toHaveLength(3);
    expect(resumes.find((one) => one.id === id)).toMatchObject({ name: 'new.pdf', size: 500 });
    expect((await resume(shop, { token, id }, { method: 'DELETE' })).status).toBe(200);
    expect((await papersOf(shop, buyer)).resumes).toHaveLength(2);
    expect((await resume(shop, { token, id }, { method: 'DELETE' })).status).toBe(404);
    expect((await sendResume(shop, { token, name: 'a', replaces: id })).status).toBe(404);
    expect((await sendResume(shop, { token, name: 'a', replaces: 'x' })).status).toBe(404);
  });

  test('can be of exactly 1 MB, and not of a byte more', async () => {
    const { token } = await bookedBuyer(shop);
    const megabyte = 1024 * 1024;
    expect((await sendResume(shop, { token, name: 'a' }, pdfOf(megabyte))).status).toBe(200);
    const { status, body } = await sendResume(shop, { token, name: 'a' }, pdfOf(megabyte + 1));
    expect([status, body['title']]).toEqual([413, 'This file is larger than 1 MB']);
  });

  test.each([
    ['a text with the ending of a PDF', encode('Rohit Sharma, resume'), 'application/pdf'],
    ['an empty file', encode(''), 'application/pdf'],
    ['a PDF that was cut off', pdfOf(5000).subarray(0, 4000), 'application/pdf'],
    ['a page with a PDF in it', encode('<html>%PDF-1.4 %%EOF'), 'application/pdf'],
    [
      'a PDF that ends long before the file',
      encode(`%PDF-1.4%%EOF${'x'.repeat(2000)}`),
      'application/pdf',
    ],
    ['a PDF that calls itself a page', pdfOf(), 'text/html'],
  ])('is refused when it is %s', async (_, bytes, type) => {
    const buyer = await bookedBuyer(shop);
    const { status, body } = await sendResume(
      shop,
      { token: buyer.token, name: 'cv.pdf' },
      bytes as Uint8Array<ArrayBuffer>,
      type,
    );
    expect([status, body['title']]).toEqual([
      415,
      'This file is not a PDF, whatever its name says',
    ]);
    expect((await papersOf(shop, buyer)).resumes).toEqual([]);
  });

  test('is refused when there are three, also when two come at once', async () => {
    const buyer = await bookedBuyer(shop);
    const { token } = buyer;
    for (const name of ['one', 'two']) await sendResume(shop, { token, name });
    const answers = await Promise.all(['a', 'b'].map((name) => sendResume(shop, { token, name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['title']).toBe(
      'There are three resumes already',
    );
    expect((await papersOf(shop, buyer)).resumes).toHaveLength(3);
  });

  test('cannot be added after the session, and can still be removed', async () => {
    const buyer = await bookedBuyer(shop);
    const { token } = buyer;
    await sendResume(shop, { token, name: 'a' });
    await letBegin(shop, buyer, 40);
    const { status, body } = await sendResume(shop, { token, name: 'b' });
    expect([status, body['title']]).toEqual([409, 'This session is over']);
    const [{ id = '' } = {}] = (await papersOf(shop, buyer)).resumes;
    expect((await resume(shop, { token, id }, { method: 'DELETE' })).status).toBe(200);
  });

  test('cannot be added after a refund, and can still be removed', async () => {
    const buyer = await bookedBuyer(shop);
    const { token } = buyer;
    await sendResume(shop, { token, name: 'a' });
    await shop.stack.backend.query(
      `update payments set payment_status = 'refunded', refunded_at = now() where order_id = $1`,
      [buyer.orderId],
    );
    expect((await sendResume(shop, { token, name: 'b' })).status).toBe(404);
    const [{ id = '' } = {}] = (await papersOf(shop, buyer)).resumes;
    expect((await resume(shop, { token, id }, { method: 'DELETE' })).status).toBe(200);
    expect((await papersOf(shop, buyer)).resumes).toEqual([]);
  });
});

describe('a file', () => {
  test('is opened by its buyer and by admins, and by nobody else', async () => {
    const [one, other] = [await bookedBuyer(shop), await bookedBuyer(shop, 5)];
    await sendResume(shop, { token: one.token, name: 'a' });
    const [{ id = '' } = {}] = (await papersOf(shop, one)).resumes;
    const ask = async (query: Record<string, string>, headers = {}) => {
      const { status } = await resume(shop, { id, ...query }, { headers });
      return status;
    };
    expect(await ask({ token: one.token })).toBe(200);
    expect(await ask({}, await shop.signIn('admin'))).toBe(200);
    expect(await ask({}, await shop.signIn('student'))).toBe(404);
    expect(await ask({}, { Authorization: 'Bearer nonsense' })).toBe(404);
    expect(await ask({})).toBe(404);
    expect(await ask({ token: other.token })).toBe(404);
    expect(await ask({ order_id: other.orderId })).toBe(404);
    expect(await ask({ token: one.token.slice(0, -1) })).toBe(404);
    expect(await ask({ token: one.token, id: "x' or true" })).toBe(404);
  });

  test('of another session is neither replaced nor removed', async () => {
    const [one, other] = [await bookedBuyer(shop), await bookedBuyer(shop, 5)];
    await sendResume(shop, { token: one.token, name: 'a' });
    const before = (await papersOf(shop, one)).resumes;
    const [{ id = '' } = {}] = before;
    const { token } = other;
    expect((await resume(shop, { token, id }, { method: 'DELETE' })).status).toBe(404);
    expect((await sendResume(shop, { token, name: 'b', replaces: id })).status).toBe(404);
    expect((await papersOf(shop, one)).resumes).toEqual(before);
  });

  test('is deleted after 90 days by the scheduled function', async () => {
    const buyer = await bookedBuyer(shop);
    for (const name of ['old', 'new']) await sendResume(shop, { token: buyer.token, name });
    await shop.stack.backend.query(
      `update session_resumes set created_at = now() - interval '91 days' where name = 'old.pdf'`,
    );
    await shop.reconcile();
    expect((await papersOf(shop, buyer)).resumes).toMatchObject([{ name: 'new.pdf' }]);
  });

  test('with methods that are not known is not asked for', async () => {
    const answer = await resume(shop, {}, { method: 'PUT', body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST, DELETE']);
  });
});

describe('the name of a file, whatever it is', () => {
  const names = fc.oneof(hostileText, fc.string({ unit: 'binary', maxLength: 300 }), fc.string());

  test('is a name that the database takes and no path', async () => {
    const given = fc.sample(names, 1000);
    const stored = given.map(resumeName);
    for (const name of stored) {
      expect(name).toMatch(/^[^/\\\p{Cc}]+\.pdf$/u);
      expect(name.length).toBeLessThanOrEqual(120);
    }
    const refused = await shop.stack.backend.query(
      `select value from json_array_elements_text($1::json) as value where not private.is_text(value, 120)`,
      [JSON.stringify(stored)],
    );
    expect(refused).toEqual([]);
  });

  test('stays in the header', () => {
    fc.assert(
      fc.property(names, (given) => {
        const name = resumeName(given);
        const header = attachmentNamed(name);
        const [, plain = '', extended = ''] =
          /^attachment; filename="([\w .-]+)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(
            header,
          ) ?? [];
        expect(plain).toMatch(/\.pdf$/);
        expect(decodeURIComponent(extended)).toBe(name);
        expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(
          header,
        );
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['..', 'resume.pdf'],
    ['.pdf', 'resume.pdf'],
    ['', 'resume.pdf'],
    ['a"; filename=evil.exe', 'a"; filename=evil.exe.pdf'],
    ['cv\r\nSet-Cookie: a=b.pdf', 'cvSet-Cookie: a=b.pdf'],
    ['आशा.PDF', 'आशा.pdf'],
  ])('%j is stored as %j', (given, stored) => expect(resumeName(given)).toBe(stored));
});
