import { describe, expect, test } from 'vitest';
import { bookSession, letBegin, papersOf, pdfOf, resume, sendResume } from './papers.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

const encode = (text: string) => new TextEncoder().encode(text);

describe('a resume', () => {
  test('is listed by name and size, and comes back as it was sent', async () => {
    const buyer = await bookSession(shop);
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
    const buyer = await bookSession(shop);
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
    const { token } = await bookSession(shop);
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
    const buyer = await bookSession(shop);
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
    const buyer = await bookSession(shop);
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
    const buyer = await bookSession(shop);
    const { token } = buyer;
    await sendResume(shop, { token, name: 'a' });
    await letBegin(shop, buyer, 40);
    const { status, body } = await sendResume(shop, { token, name: 'b' });
    expect([status, body['title']]).toEqual([409, 'This session is over']);
    const [{ id = '' } = {}] = (await papersOf(shop, buyer)).resumes;
    expect((await resume(shop, { token, id }, { method: 'DELETE' })).status).toBe(200);
  });

  test('cannot be added after a refund, and can still be removed', async () => {
    const buyer = await bookSession(shop);
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
