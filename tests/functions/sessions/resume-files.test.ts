import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attachmentNamed } from '../../../netlify/lib/http/content-disposition.ts';
import { resumeName } from '#src/features/sessions/lib/resume-file.ts';
import { hostileText } from '../../support/hostile/hostile-text.ts';
import { bookSession, papersOf, resume, sendResume } from './papers.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

describe('a file', () => {
  test('is opened by its buyer and by admins, and by nobody else', async () => {
    const [one, other] = [await bookSession(shop), await bookSession(shop, 5)];
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
    const [one, other] = [await bookSession(shop), await bookSession(shop, 5)];
    await sendResume(shop, { token: one.token, name: 'a' });
    const before = (await papersOf(shop, one)).resumes;
    const [{ id = '' } = {}] = before;
    const { token } = other;
    expect((await resume(shop, { token, id }, { method: 'DELETE' })).status).toBe(404);
    expect((await sendResume(shop, { token, name: 'b', replaces: id })).status).toBe(404);
    expect((await papersOf(shop, one)).resumes).toEqual(before);
  });

  test('is deleted after 90 days by the scheduled function', async () => {
    const buyer = await bookSession(shop);
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
