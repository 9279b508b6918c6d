import { readBuiltSite } from '../../support/site/built-site.ts';
import { inlineScriptHashes } from '../../support/site/policy-problems.ts';
import { expect, test } from '../../support/test.ts';

const site = readBuiltSite();

const hashes = site.pages.flatMap(({ document }) => inlineScriptHashes(document));
const scriptSources = ["'self'", ...[...new Set(hashes)].sort()].join(' ');

const siteHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  // Holds without the policy in the page: of all scripts those of the site only, and none in attributes.
  'content-security-policy':
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'; " +
    `script-src ${scriptSources}; script-src-attr 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** The address of a session's page opens it, so no other site learns it. */
const headersOf = (address: string) =>
  address === '/session' ? { ...siteHeaders, 'referrer-policy': 'no-referrer' } : siteHeaders;

/** The first file of each kind: a header rule holds for all of a kind or for none. */
const firstOf = (kind: RegExp) => {
  const file = site.files.find((name) => kind.test(name));
  return file ? [`/${file}`] : [];
};

const answers = [
  ...site.pages.filter(({ address }) => address !== '/404').map(({ address }) => address),
  ...firstOf(/^_astro\/.*\.js$/),
  ...firstOf(/\.woff2$/),
  ...firstOf(/^favicon/),
  ...firstOf(/^robots\.txt$/),
  ...firstOf(/^sitemap.*\.xml$/),
  ...firstOf(/^share\//),
];

for (const address of answers) {
  test(`${address} comes with the security headers`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject(headersOf(address));
    expect(response.headers()).not.toHaveProperty('access-control-allow-origin');
    expect(response.headers()).not.toHaveProperty('set-cookie');
  });
}

test('a page that is not there comes with the security headers too', async ({ request }) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  expect(response.headers()).toMatchObject(siteHeaders);
  expect(await response.text()).toContain('Oops! Page not found');
});

test('what never changes is kept for a year, and pages are asked for again', async ({
  request,
}) => {
  const [asset = ''] = firstOf(/^_astro\//);
  const answer = await request.get(asset);
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toMatch(/max-age=0, must-revalidate/);
});

test('the admin pages are neither kept nor listed', async ({ request }) => {
  for (const { address } of site.pages.filter((page) => page.address.startsWith('/admin'))) {
    const { 'cache-control': cache, 'x-robots-tag': robots } = (
      await request.get(address)
    ).headers();
    expect({ address, cache, robots }).toEqual({ address, cache: 'no-store', robots: 'noindex' });
  }
});

const endpoints = ['create-payment-order', 'stripe-webhook', 'payment-status', 'rebuild'];
for (const name of endpoints) {
  test(`the function ${name} comes with headers of its own`, async ({ request }) => {
    // Whatever it answers to an empty call, a refusal included.
    const response = await request.post(`/.netlify/functions/${name}`, { data: {} });
    const headers = response.headers();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': siteHeaders['strict-transport-security'],
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
}
