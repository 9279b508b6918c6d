import { describe, expect, test } from 'vitest';
import { aPayment } from '../support/sample-rows.ts';
import { siteUrl } from '../support/test-backend.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { ask } from './asked-site.ts';

useBackend();

describe('a request', () => {
  test('without a key is refused', async () => {
    const response = await backend.fetch(new Request(`${siteUrl}/rest/v1/reviews`));
    expect(response.status).toBe(401);
  });

  test('with a made-up key is refused', async () => {
    expect((await ask('/rest/v1/reviews', { apikey: 'sb_secret_made_up' })).status).toBe(401);
  });

  test('with a token that somebody made reads nothing', async () => {
    await people.service.from('payments').insert(aPayment()).throwOnError();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { role: 'service_role', sub: people.admin.id, exp: 4_102_444_800 };
    for (const token of [
      `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
      `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${'a'.repeat(43)}`,
    ]) {
      const answer = await ask('/rest/v1/payments', { authorization: `Bearer ${token}` });
      expect(answer.text).not.toContain('ord_');
    }
  });

  test('with a body that is no JSON is refused', async () => {
    const answer = await ask(
      '/rest/v1/form_submissions',
      { 'content-type': 'application/json' },
      { method: 'POST', body: '{"type":' },
    );
    expect(answer.status).toBe(400);
  });

  test('with a body nested ten thousand times is refused', async () => {
    const answer = await ask(
      '/rest/v1/form_submissions',
      { 'content-type': 'application/json' },
      { method: 'POST', body: `{"fullname":${'['.repeat(10_000)}${']'.repeat(10_000)}}` },
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  test('with a body of 17 MB is refused', async () => {
    const answer = await ask(
      '/rest/v1/form_submissions',
      { 'content-type': 'application/json' },
      { method: 'POST', body: JSON.stringify({ fullname: 'a'.repeat(17 * 1024 * 1024) }) },
    );
    expect(answer.status).toBe(413);
  });
});
