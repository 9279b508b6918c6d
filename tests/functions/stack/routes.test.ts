import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request as sendRaw } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStack, type Stack } from '../../../local/stack.ts';
import { builtSite, type Folder } from './fixture.ts';

const home = `<!doctype html><title>Home</title>${'<p>Work. Grow. Thrive.</p>'.repeat(40)}`;

let site: Folder;
let stack: Stack;

beforeAll(async () => {
  site = await builtSite({
    'index.html': home,
    'events.html': '<h1>Events</h1>',
    '404.html': '<h1>Oops! Page not found</h1>',
    'shell/blog-post.html': '<h1>A post</h1>',
    '_astro/app.js': 'export {};',
    'photo.webp': 'x'.repeat(1000),
    _headers:
      '/*\n  X-Frame-Options: DENY\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    _redirects:
      '/blog/* /shell/blog-post 200\n/old /events 301\n/away https://example.com/there 302\n',
  });
  stack = await startStack({ siteDir: site.path, quiet: true });
});
afterAll(async () => {
  await stack.stop();
  await site.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${stack.url}${path}`, { redirect: 'manual', headers });

/** Sends a request as it is, without what `fetch` adds, cleans or undoes. */
function sendAsIs(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const sent = sendRaw({ port: new URL(stack.url).port, path, headers, method }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}

describe('The pages', () => {
  test('are found without their file ending', async () => {
    expect(await (await get('/')).text()).toBe(home);
    const events = await get('/events');
    expect(events.headers.get('content-type')).toContain('text/html');
    expect(await events.text()).toBe('<h1>Events</h1>');
  });

  test('carry the headers that the build asked for', async () => {
    expect((await get('/')).headers.get('x-frame-options')).toBe('DENY');
    const script = await get('/_astro/app.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/events')).headers.get('cache-control')).toContain('must-revalidate');
  });

  test('an address that is not there shows the page for that, with status 404 and its headers', async () => {
    for (const path of ['/nothing', '/events/nothing', '/_headers', '/_redirects', '/%2e%2e/x']) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain('Oops! Page not found');
      expect(answer.headers.get('x-frame-options'), path).toBe('DENY');
    }
  });

  test('redirects and rewrites of the build are followed', async () => {
    const post = await get('/blog/a-post-of-today?from=home');
    expect([post.status, await post.text()]).toEqual([200, '<h1>A post</h1>']);
    const moved = await get('/old');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/events']);
    const away = await get('/away');
    expect([away.status, away.headers.get('location')]).toEqual([302, 'https://example.com/there']);
  });

  test('are sent compressed, whole, and not again when the browser has them', async () => {
    const brotli = await sendAsIs('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(Number(brotli.headers['content-length'])).toBe(brotli.body.byteLength);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(home);

    const gzip = await sendAsIs('/', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(home);
    const plain = await sendAsIs('/');
    expect(plain.body.toString()).toBe(home);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('Accept-Encoding');
    const picture = await sendAsIs('/photo.webp', { 'accept-encoding': 'br' });
    expect(picture.headers['content-encoding']).toBeUndefined();

    const known = await sendAsIs('/', {
      'accept-encoding': 'br',
      'if-none-match': String(brotli.headers['etag']),
    });
    expect([known.status, known.body.byteLength]).toEqual([304, 0]);
    expect(known.headers['etag']).toBe(brotli.headers['etag']);
  });

  test('are only read: HEAD has no body, and nothing can be written', async () => {
    const head = await sendAsIs('/', {}, 'HEAD');
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(home));
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await fetch(`${stack.url}/events`, { method });
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
    }
  });

  test('malformed addresses are refused and break nothing', async () => {
    expect((await sendAsIs('/%E0%A4%A')).status).toBe(400);
    expect((await sendAsIs('/%00')).status).toBe(400);
    expect((await sendAsIs('http://elsewhere.example/')).status).toBe(400);
    expect((await sendAsIs('//elsewhere.example/events')).status).toBe(404);
    expect((await sendAsIs('/', {}, 'TRACE')).status).toBe(405);
    expect((await get('/')).status).toBe(200);
  });
});

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
