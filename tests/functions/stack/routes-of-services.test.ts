import { describe, expect, test } from 'vitest';
import { get, sendAsIs, stack, useRoutes } from './routes.ts';

useRoutes();

describe('The backend', () => {
  const key = () => ({ apikey: stack.backend.anonKey });

  test('answers below /rest/v1 and /auth/v1', async () => {
    const settings = await get('/auth/v1/settings', key());
    expect(settings.status).toBe(200);
    const rows = await get('/rest/v1/reviews?select=id', key());
    expect([rows.status, await rows.json()]).toEqual([200, []]);
  });

  test('is not reached by any other address', async () => {
    const paths = [
      '/_system/info',
      '/_system/config',
      '/rest/v2/reviews',
      '/storage/v1/bucket',
      '/rest/v1/../../_system/info',
      '/rest/v1/%2e%2e/%2e%2e/_system/info',
      '/rest/v1/..%2f..%2f_system/info',
      '//_system/info',
      '/REST/v1/reviews',
    ];
    for (const path of paths) {
      const answer = await sendAsIs(path, key());
      expect(answer.status, path).toBe(404);
      expect(answer.body.toString(), path).not.toContain('version');
    }
  });

  test('does not take a body that is larger than any form needs', async () => {
    const answer = await fetch(`${stack.url}/rest/v1/form_submissions`, {
      method: 'POST',
      headers: { ...key(), 'content-type': 'application/json' },
      body: JSON.stringify({ goal: 'x'.repeat(11 * 1024 * 1024) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: 'The request is too large.' });
  });
});

describe('The functions', () => {
  test('answer at their address, and unknown ones are not found', async () => {
    const refused = await get('/.netlify/functions/create-payment-order');
    expect(refused.status).toBe(405);
    expect((await get('/.netlify/functions/nothing')).status).toBe(404);
    const posted = await fetch(`${stack.url}/.netlify/functions/nothing`, { method: 'POST' });
    expect(posted.status).toBe(404);
  });

  test('have no address where only the scheduler calls them', async () => {
    const posted = await fetch(`${stack.url}/.netlify/functions/reconcile`, { method: 'POST' });
    expect(posted.status).toBe(404);
  });

  test('answer many at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get('/.netlify/functions/create-payment-order')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(405));
  });

  test('keep their settings to themselves', () => {
    expect(process.env['SUPABASE_SERVICE_ROLE_KEY']).toBeUndefined();
    expect(process.env['STRIPE_SECRET_KEY']).toBeUndefined();
  });
});

test('the health address says that everything is up, and the version', async () => {
  const answer = await get('/healthz');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
  });
});

test('a made-up Host or forwarding header changes nothing', async () => {
  const answer = await sendAsIs('/old', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  });
  expect(answer.headers['location']).toBe('/events');
});
