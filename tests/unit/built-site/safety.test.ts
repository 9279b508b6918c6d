import { describe, expect, test } from 'vitest';
import { readBuiltSite } from '../../support/site/built-site.ts';
import { policyProblems } from '../../support/site/policy-problems.ts';
import { secretsIn } from '../../support/site/secrets.ts';

const site = readBuiltSite();

const secretNames = [
  'SUPABASE_SERVICE_ROLE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'RESEND_API_KEY',
  'BUILD_HOOK_URL',
  'TURNSTILE_SECRET_KEY',
  'WHATSAPP_TOKEN',
  'WHATSAPP_TOKEN',
];

test('nobody can download a secret or a source map', () => {
  const values = secretNames.map((name) => process.env[name] ?? '').filter(Boolean);
  expect(secretsIn(site, values)).toEqual([]);
});

test('no file tells where the site was built', () => {
  const folder = process.cwd();
  expect(site.files.filter((file) => site.read(file).includes(folder))).toEqual([]);
});

const filesWith = (text: string) => site.files.filter((file) => site.read(file).includes(text));

// The sample articles are written by this account.
test('no file tells the address with which the author of the articles logs in', () => {
  expect(filesWith('admin@example.com')).toEqual([]);
});

test('what is still a sample is in the code of the dashboard, and in no page', () => {
  expect(filesWith('content/home/impact.json')).toEqual([
    expect.stringMatching(/^_astro\/Dashboard\.[\w-]+\.js$/),
  ]);
});

describe.each(site.pages)('$address', (page) => {
  test('runs only what its content policy lists', () => {
    expect(policyProblems(page)).toEqual([]);
  });
});
