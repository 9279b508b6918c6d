import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { test } from '../../support/browser/watched-site.ts';

test('a page is not kept waiting for what the page before it had not got whole', async ({
  page,
  problems,
}) => {
  problems.expect(/third party: GET http:\/\/127\.0\.0\.1/);
  const server = createServer(({ url }, response) => {
    if (url === '/half') response.writeHead(200, { 'content-length': 100 }).write('half');
    else response.setHeader('content-type', 'text/html').end('<!doctype html><title>Page</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const traffic = await recordTraffic(page);
    await page.goto(`http://127.0.0.1:${port}/first`);
    await page.evaluate(() => fetch('/half').then(({ status }) => status));
    await page.goto(`http://127.0.0.1:${port}/second`);
    await traffic.settled();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
