import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../../../local/stack.ts';
import { examine } from '../../../tools/doctor/examine.ts';
import type { Finding, Settings } from '../../../tools/doctor/finding.ts';
import { openSharedBackend } from '../../database/support/test-backend.ts';
import { type SpoilingProxy, startSpoilingProxy } from '../../support/spoiling-proxy.ts';
import { readBuiltSite } from '../../support/site/built-site.ts';

let stack: Stack;
let site: SpoilingProxy;
let stripe: SpoilingProxy;
let razorpay: SpoilingProxy;
let mail: SpoilingProxy;
let settings: Settings;

beforeAll(async () => {
  const siteDir = readBuiltSite().folder;
  stack = await startStack({
    quiet: true,
    siteDir,
    seed: 'sample',
    openBackend: openSharedBackend,
  });
  const { settings: own } = stack;
  await stack.runSchedule();
  site = await startSpoilingProxy(stack.url);
  stripe = await startSpoilingProxy(own['STRIPE_API_BASE']!);
  razorpay = await startSpoilingProxy(own['RAZORPAY_API_BASE']!);
  mail = await startSpoilingProxy(own['RESEND_BASE_URL']!);
  settings = {
    ...own,
    SUPABASE_URL: site.url,
    STRIPE_API_BASE: stripe.url,
    RAZORPAY_API_BASE: razorpay.url,
    RESEND_BASE_URL: mail.url,
  };
});

afterEach(() => [site, stripe, razorpay, mail].forEach((proxy) => proxy.heal()));

afterAll(async () => {
  for (const proxy of [site, stripe, razorpay, mail]) await proxy?.close();
  await stack?.stop();
});

const found = async (changes: Settings = {}) =>
  (await examine({ ...settings, ...changes }, { isLocal: true })).flatMap(
    ({ findings }) => findings,
  );

const wrongOnes = (findings: Finding[]) => findings.filter(({ state }) => state === 'wrong');

/** Changes a part of an answer in JSON. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Each service has a shape of its own.
const withJson = (change: (body: any) => void) => async (answer: Response) => {
  const body: unknown = await answer.json();
  change(body);
  return Response.json(body, { status: answer.status });
};
const status = (code: number) => () => new Response('', { status: code });
const without = (header: string) => (answer: Response) => {
  answer.headers.delete(header);
  return answer;
};

test('of the site on this machine nothing is wrong', async () => {
  const findings = await found();
  expect(wrongOnes(findings)).toEqual([]);
  expect(findings.filter(({ state }) => state === 'ok').length).toBeGreaterThan(20);
});

/** The site by way of its proxy; Stripe then knows it there. */
function siteThroughProxy(): Settings {
  stripe.spoil(
    /webhook_endpoints/,
    withJson((list) => (list.data[0].url = `${site.url}/.netlify/functions/stripe-webhook`)),
  );
  return { SITE_URL: site.url };
}
const spoilSite = (path: RegExp, change: Parameters<SpoilingProxy['spoil']>[1]) => () => {
  site.spoil(path, change);
  return siteThroughProxy();
};
const nowhere = 'http://127.0.0.1:9';

/** What is missing or wrong, what the doctor calls it, a part of what it says. */
type Case = [what: string, item: string, says: RegExp, breakIt: () => Settings | void];

const required = [
  'SITE_URL',
  ...['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'RESEND_API_KEY', 'MAIL_FROM'],
];

const cases: Case[] = [
  ...required.map((name): Case => [`no ${name}`, name, /is missing/, () => ({ [name]: '' })]),
  [
    'an address of no backend',
    'Supabase address',
    /does not answer/,
    () => ({ SUPABASE_URL: nowhere }),
  ],
  [
    'a wrong public key',
    'Public key',
    /is refused/,
    () => ({ SUPABASE_ANON_KEY: 'sb_publishable_x' }),
  ],
  [
    'a secret key in public',
    'Public key',
    /every page would show/,
    () => ({ SUPABASE_ANON_KEY: settings['SUPABASE_SERVICE_ROLE_KEY'] }),
  ],
  [
    'a wrong service key',
    'Service key',
    /is refused/,
    () => ({ SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x' }),
  ],
  [
    'the public key as the service key',
    'Service key',
    /no secret key/,
    () => ({ SUPABASE_SERVICE_ROLE_KEY: settings['SUPABASE_ANON_KEY'] }),
  ],
  [
    'closed sign-up',
    'Sign-up',
    /Allow new users/,
    () =>
      site.spoil(
        /settings/,
        withJson((body) => (body.disable_signup = true)),
      ),
  ],
  [
    'no login by email',
    'Login by email',
    /is off/,
    () =>
      site.spoil(
        /settings/,
        withJson((body) => (body.external.email = false)),
      ),
  ],
  [
    'addresses that nobody confirms',
    'Confirmed addresses',
    /Confirm email/,
    () =>
      site.spoil(
        /settings/,
        withJson((body) => (body.mailer_autoconfirm = true)),
      ),
  ],
  ['a schema that is not exposed', 'Data API', /404/, () => site.spoil(/v1\/events/, status(404))],
  [
    'orders that a visitor reads',
    'Private rows',
    /Pause project/,
    () =>
      site.spoil(/v1\/payments/, (answer, request) =>
        request.headers.get('apikey') === settings['SUPABASE_ANON_KEY']
          ? Response.json([{ order_id: 'ord_1' }])
          : answer,
      ),
  ],
  [
    'a migration that is not applied',
    'Migrations',
    /^1 of \d+ .*db push/,
    () =>
      site.spoil(
        /applied_migrations/,
        withJson((versions) => versions.pop()),
      ),
  ],
  [
    'a database that is newer',
    'Migrations',
    /newer.*29990101000000/,
    () =>
      site.spoil(
        /applied_migrations/,
        withJson((versions) => versions.push('29990101000000')),
      ),
  ],
  [
    'no admin',
    'Admin',
    /npm run grant-admin/,
    () =>
      site.spoil(
        /user_roles/,
        withJson((rows) => rows.splice(0)),
      ),
  ],
  ['Stripe being down', 'Stripe', /does not answer/, () => stripe.spoil(/./, status(503))],
  ['a wrong Stripe key', 'Stripe key', /is refused/, () => ({ STRIPE_SECRET_KEY: 'sk_test_x' })],
  [
    'a live key without https',
    'Stripe mode',
    /test key/,
    () => {
      stripe.spoil(/account/, () => Response.json({ charges_enabled: true }));
      stripe.spoil(/webhook_endpoints/, () =>
        Response.json({
          data: [
            {
              url: `${stack.url}/.netlify/functions/stripe-webhook`,
              status: 'enabled',
              enabled_events: ['*'],
            },
          ],
        }),
      );
      return { STRIPE_SECRET_KEY: 'sk_live_x' };
    },
  ],
  [
    'an account that may not charge',
    'Stripe account',
    /may not take payments/,
    () =>
      stripe.spoil(
        /account/,
        withJson((body) => (body.charges_enabled = false)),
      ),
  ],
  [
    'no webhook',
    'Stripe webhook',
    /There is none for .+ with the events checkout\.session\.completed, /,
    () =>
      stripe.spoil(
        /webhook_endpoints/,
        withJson((body) => (body.data = [])),
      ),
  ],
  [
    'a webhook that is switched off',
    'Stripe webhook',
    /switched off/,
    () =>
      stripe.spoil(
        /webhook_endpoints/,
        withJson(({ data }) => (data[0].status = 'disabled')),
      ),
  ],
  [
    'a webhook that does not send refunds',
    'Stripe webhook',
    /does not send .*refund\.failed/,
    () =>
      stripe.spoil(
        /webhook_endpoints/,
        withJson(({ data }) => (data[0].enabled_events = ['checkout.session.completed'])),
      ),
  ],
  [
    'another signing secret than the site has',
    'Stripe signing secret',
    /site refuses/,
    () => ({ STRIPE_WEBHOOK_SECRET: 'whsec_x' }),
  ],
  [
    'a provider that nobody knows',
    'PAYMENT_PROVIDER',
    /must be stripe or razorpay/,
    () => ({ PAYMENT_PROVIDER: 'paypal' }),
  ],
  ['Razorpay being down', 'Razorpay', /does not answer/, () => razorpay.spoil(/./, status(503))],
  ['a wrong Razorpay key', 'Razorpay key', /is refused/, () => ({ RAZORPAY_KEY_SECRET: 'x' })],
  [
    'a live Razorpay key without https',
    'Razorpay mode',
    /test key/,
    () => {
      razorpay.spoil(/refunds/, () => Response.json({ items: [] }));
      return { RAZORPAY_KEY_ID: 'rzp_live_x' };
    },
  ],
  [
    'another webhook secret than the site has',
    'Razorpay webhook secret',
    /site refuses/,
    () => ({ RAZORPAY_WEBHOOK_SECRET: 'x' }),
  ],
  ['the mail service being down', 'Resend', /does not answer/, () => mail.spoil(/./, status(500))],
  [
    'a wrong key of the mail service',
    'Resend key',
    /is refused/,
    () => ({ RESEND_API_KEY: 're_x' }),
  ],
  ['a sender without an address', 'Sender', /has no address/, () => ({ MAIL_FROM: 'Asha Verma' })],
  [
    'a sender of another domain',
    'Sender',
    /no domain of this account/,
    () => ({ MAIL_FROM: 'Asha <hello@elsewhere.in>' }),
  ],
  [
    'a domain that is not verified',
    'Sender',
    /is pending/,
    () =>
      mail.spoil(
        /^\/domains$/,
        withJson(({ data }) => (data[0].status = 'pending')),
      ),
  ],
  [
    'a signature record that is missing',
    'Sender',
    /DKIM not verified/,
    () =>
      mail.spoil(
        /^\/domains\/./,
        withJson(({ records }) => (records[1].status = 'not_started')),
      ),
  ],
  ['a site that is down', 'Site', /answers 503/, spoilSite(/^\/$/, status(503))],
  [
    'a host without our headers',
    'Headers',
    /x-frame-options/,
    spoilSite(/^\/$/, without('x-frame-options')),
  ],
  [
    'pages without a policy',
    'Policy',
    /_headers/,
    spoilSite(/^\/$/, without('content-security-policy')),
  ],
  ['a host without our redirects', 'Redirects', /_redirects/, spoilSite(/made-after/, status(404))],
  [
    'a host that answers everything',
    'Missing pages',
    /200/,
    spoilSite(/no-such-page/, status(200)),
  ],
  ['pages without their date', 'Build', /npm run build/, spoilSite(/build\.json/, status(404))],
  [
    'a scheduler that does not call',
    'Scheduled function',
    /reconcile/,
    () =>
      site.spoil(/retention_runs/, () => Response.json([{ ran_at: '2026-01-01T00:00:00+00:00' }])),
  ],
  [
    'functions that lack a variable',
    'Functions',
    /Their log/,
    spoilSite(/payment-status/, status(500)),
  ],
  [
    'functions that are not there',
    'Functions',
    /netlify\/functions/,
    spoilSite(/payment-status/, status(404)),
  ],
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
