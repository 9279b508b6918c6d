import { expect, test } from 'vitest';
import { contentPolicy, withExactHashes } from '../../src/build/content-policy.ts';

const page = (policy: string, body: string) =>
  `<meta http-equiv="content-security-policy" content="${policy}">${body}`;
const astro = "script-src 'self' 'sha256-aaa=' 'sha256-bbb='; style-src 'self' 'sha256-ccc=';";
// printf 'go()' | openssl dgst -sha256 -binary | base64
const goHash = '5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';

test('a page allows the inline scripts that it holds, once each, and no others', () => {
  const html = withExactHashes(
    page(astro, '<script>go()</script><script type="module">go()</script>'),
  );
  expect(html).toContain(`script-src 'self' 'sha256-${goHash}'; style-src 'self';`);
});

test('files and data need no hash', () => {
  const html = withExactHashes(
    page(astro, '<script src="/a.js"></script><script type="application/ld+json">{}</script>'),
  );
  expect(html).toContain("script-src 'self'; style-src 'self';");
});

test('a configured backend may be called, plain http is not upgraded', () => {
  const { directives } = contentPolicy({
    siteUrl: 'http://localhost:8888',
    backendUrl: 'https://abc.supabase.co/',
  });
  expect(directives).toContain("connect-src 'self' https://abc.supabase.co");
  expect(directives).not.toContain('upgrade-insecure-requests');
});
