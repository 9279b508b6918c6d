import { expect, test } from 'vitest';
import { brokenBackend } from './broken-backend.ts';
import { brokenMail } from './broken-mail.ts';
import { brokenPayment } from './broken-payment.ts';
import { brokenSite } from './broken-site.ts';
import { type Case, found, mail, nowhere, settings, useDoctor, wrongOnes } from './use-doctor.ts';

useDoctor();

test('of the site on this machine nothing is wrong', async () => {
  const findings = await found();
  expect(wrongOnes(findings)).toEqual([]);
  expect(findings.filter(({ state }) => state === 'ok').length).toBeGreaterThan(20);
});

const required = [
  'SITE_URL',
  ...['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'RESEND_API_KEY', 'MAIL_FROM'],
];

const cases: Case[] = [
  ...required.map((name): Case => [`no ${name}`, name, /is missing/, () => ({ [name]: '' })]),
  ...brokenBackend,
  ...brokenPayment,
  ...brokenMail,
  ...brokenSite,
];

test.each(cases)(
  '%s: %s, and nothing else, is called wrong',
  async (_what, item, says, breakIt) => {
    const wrong = wrongOnes(await found(breakIt() ?? {}));
    expect(wrong.map((finding) => finding.item)).toEqual([item]);
    expect(wrong[0]?.says).toMatch(says);
  },
);

test('a mail key that may only send is taken, and the rest is left open', async () => {
  mail.spoil(/./, () =>
    Response.json({ statusCode: 401, name: 'restricted_api_key' }, { status: 401 }),
  );
  const findings = await found();
  expect(wrongOnes(findings)).toEqual([]);
  expect(findings.find(({ item }) => item === 'Sender')?.state).toBe('unknown');
});

test('no value that is set is ever said', async () => {
  const secrets = [
    'SUPABASE_SERVICE_ROLE_KEY',
    'STRIPE_SECRET_KEY',
    'RAZORPAY_KEY_SECRET',
    'RESEND_API_KEY',
  ];
  const said = JSON.stringify([await found(), await found({ SUPABASE_URL: nowhere })]);
  for (const name of secrets) expect(said).not.toContain(settings[name]);
});
