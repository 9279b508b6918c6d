import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend, type Backend } from '../../../local/backend/backend.ts';
import { noteSettings } from '../../../local/server/running-settings.ts';
import { runTool } from '../support/run-tool.ts';
import { siteUrl } from '../support/test-backend.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mentor-admin-'));
  await (await openBackend({ siteUrl, dataDir, seed: 'sample' })).close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('it works on the data folder, and says where', async () => {
  const run = await runTool('grant-admin', ['student@example.com'], { DATA_DIR: dataDir });
  expect(run).toEqual({
    exitCode: 0,
    output: `student@example.com is an admin now (${dataDir}).\n`,
    errors: '',
  });
});

test('it stays on this machine if asked to, whatever project the environment names', async () => {
  const run = await runTool('grant-admin', ['student@example.com', '--local', '--revoke'], {
    DATA_DIR: dataDir,
    SUPABASE_URL: 'http://localhost:9',
    SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_of_the_hosted_project',
  });
  expect(run.output).toBe(`student@example.com is no admin any more (${dataDir}).\n`);
  await runTool('grant-admin', ['student@example.com'], { DATA_DIR: dataDir });
});

test('it says in one sentence that there is no such account, with exit code 1', async () => {
  const run = await runTool('grant-admin', ['nobody@example.com'], { DATA_DIR: dataDir });
  expect(run).toEqual({
    exitCode: 1,
    output: '',
    errors: `There is no account nobody@example.com. Sign up with it first. (This was ${dataDir}.)\n`,
  });
});

test('it works while the site runs, and on a hosted project, through the service key', async () => {
  const backend = await openBackend({ siteUrl, dataDir });
  const { server, port } = await serveOverHttp(backend);
  const takeBack = await noteSettings(dataDir, {
    SITE_URL: `http://localhost:${port}`,
    SUPABASE_SERVICE_ROLE_KEY: backend.serviceKey,
  });
  try {
    // Nobody has to say its port.
    const running = await runTool('grant-admin', ['student@example.com'], { DATA_DIR: dataDir });
    expect(running).toEqual({
      exitCode: 0,
      output: `student@example.com was an admin already (http://localhost:${port}).\n`,
      errors: '',
    });

    const hosted = await runTool('grant-admin', ['student@example.com', '--revoke'], {
      SUPABASE_URL: `http://localhost:${port}`,
      SUPABASE_SERVICE_ROLE_KEY: backend.serviceKey,
    });
    expect(hosted.output).toBe(`student@example.com is no admin any more (localhost:${port}).\n`);
  } finally {
    await takeBack();
    server.close();
    await backend.close();
  }
});

test('it says who uses the folder when that is no site, also where a site that was killed left its address', async () => {
  const backend = await openBackend({ siteUrl, dataDir });
  const takeBack = await noteSettings(dataDir, { SITE_URL: 'http://localhost:1' });
  try {
    const run = await runTool('grant-admin', ['student@example.com'], { DATA_DIR: dataDir });
    expect(run).toEqual({
      exitCode: 1,
      output: '',
      errors: `Another process is using ${dataDir}. Stop it first, then start again.\n`,
    });
  } finally {
    await takeBack();
    await backend.close();
  }
});

async function serveOverHttp(backend: Backend) {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url, headers } = request;
    const body = method === 'GET' ? null : JSON.stringify(await json(request));
    const answer = await backend.fetch(
      new Request(`${siteUrl}${url}`, { method, headers: headers as Record<string, string>, body }),
    );
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}
