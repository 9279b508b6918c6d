import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { test } from '../../support/browser/watched-site.ts';
import { expect } from '../../support/test.ts';

let server: Server;
let origin: string;
let moved: PromiseWithResolvers<void>;

test.beforeEach(async ({ problems }) => {
  problems.expect(/third party: (?:GET|HEAD) http:\/\/127\.0\.0\.1/);
  moved = Promise.withResolvers();
  server = createServer(async ({ url }, response) => {
    if (url === '/half') return response.writeHead(200, { 'content-length': 100 }).write('half');
    if (url === '/moved') {
      await moved.promise;
      return response.writeHead(302, { location: '/there' }).end();
    }
    response.setHeader('content-type', 'text/html');
    return response.end(`<!doctype html><link rel="icon" href="data:,"><title>Page</title>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a page is not kept waiting for what the page before it had not got whole', async ({
  page,
}) => {
  const traffic = await recordTraffic(page);
  await page.goto(`${origin}/first`);
  await page.evaluate(() => fetch('/half').then(({ status }) => status));
  await page.goto(`${origin}/second`);
  await traffic.settled();
});

test('a page is waited for until what it asked for has come from elsewhere', async ({ page }) => {
  const traffic = await recordTraffic(page);
  await page.goto(`${origin}/`);
  await page.evaluate(() => fetch('/', { method: 'HEAD' }).then(({ status }) => status));
  await page.evaluate(() => void fetch('/moved'));
  const settled = traffic.settled();
  await page.title();
  moved.resolve();
  await settled;
  const asked = traffic.requests.map((request) => `${request.method()} ${request.url()}`);
  expect(asked).toEqual(
    ['GET /', 'HEAD /', 'GET /moved', 'GET /there'].map((one) => one.replace(' ', ` ${origin}`)),
  );
});
