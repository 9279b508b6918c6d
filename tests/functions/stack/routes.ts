import { request as sendRaw } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { type Stack, startStack } from '../../../local/stack.ts';
import { builtSite, type Folder } from './fixture.ts';

export const home = `<!doctype html><title>Home</title>${'<p>Work. Grow. Thrive.</p>'.repeat(40)}`;

let site: Folder;

export let stack: Stack;

export const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${stack.url}${path}`, { redirect: 'manual', headers });

/** Sends a request as it is, without what `fetch` adds, cleans or undoes. */
export function sendAsIs(path: string, headers: Record<string, string> = {}, method = 'GET') {
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

/** Starts a stack with a site that has a page of each kind. */
export function useRoutes(): void {
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
}
