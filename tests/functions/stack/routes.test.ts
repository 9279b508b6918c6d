import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { get, home, sendAsIs, stack, useRoutes } from './routes.ts';

useRoutes();

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
