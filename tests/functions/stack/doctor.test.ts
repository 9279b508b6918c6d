import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../../../local/stack.ts';
import { runTool } from '../../database/support/run-tool.ts';

let dataDir: string;
let stack: Stack;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mentor-doctor-'));
  // Without pages: so the doctor has something to find.
  stack = await startStack({ quiet: true, dataDir });
});

afterAll(async () => {
  await stack?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('the doctor looks at the site that runs here, item by item, and fails when one is wrong', async () => {
  const run = await runTool('doctor', ['--local'], { DATA_DIR: dataDir });
  expect(run.output).toContain('✓ Public key: is taken');
  expect(run.output).toContain('✗ Site: ');
  expect(run.output).toMatch(/\n\d things are wrong\.\n$/);
  expect(run.exitCode).toBe(1);
  for (const name of ['SUPABASE_SERVICE_ROLE_KEY', 'STRIPE_SECRET_KEY']) {
    expect(run.output).not.toContain(stack.settings[name]);
  }
});

test('where no site runs, it says so', async () => {
  const run = await runTool('doctor', ['--local'], { DATA_DIR: join(dataDir, 'nothing') });
  expect(run).toMatchObject({ exitCode: 1, output: '' });
  expect(run.errors).toMatch(/^No site runs on .+ Start it with `npm start`, then ask again\.\n$/);
});

test('without any variable it names each one, and asks nobody', async () => {
  const run = await runTool('doctor', []);
  expect(run.exitCode).toBe(1);
  for (const name of ['SITE_URL', 'SUPABASE_URL', 'STRIPE_SECRET_KEY', 'MAIL_FROM']) {
    expect(run.output).toContain(`✗ ${name}: `);
  }
  expect(run.output).toContain('? Stripe: cannot be asked without');
});
