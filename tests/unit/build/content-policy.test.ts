import { expect, test } from 'vitest';
import {
  contentPolicy,
  hashSource,
  headerPolicy,
} from '../../../src/build/pages/content-policy.ts';

test('code is named by the digest of its text', () => {
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  expect(hashSource('go()')).toBe("'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='");
});

test('a configured backend may be called, plain http is not upgraded', () => {
  const { directives } = contentPolicy({
    siteUrl: 'http://localhost:8888',
    backendUrl: 'https://abc.supabase.co/',
  });
  expect(directives).toContain("connect-src 'self' https://abc.supabase.co");
  expect(directives).not.toContain('upgrade-insecure-requests');
});

test('pictures come from the site alone', () => {
  const { directives } = contentPolicy({
    siteUrl: 'https://mentor.example',
    backendUrl: undefined,
  });
  expect(directives).toContain("img-src 'self' data:");
});

test('sounds are those that a page has loaded itself', () => {
  const { directives } = contentPolicy({
    siteUrl: 'https://mentor.example',
    backendUrl: undefined,
  });
  expect(directives).toContain('media-src blob:');
});

test('the header allows the inline scripts of the site, no handlers, frames or plugins', () => {
  expect(headerPolicy(["'sha256-a='", "'sha256-b='"])).toBe(
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'; " +
      "script-src 'self' 'sha256-a=' 'sha256-b='; script-src-attr 'none'",
  );
});

test('another host runs scripts and shows frames only where it is configured', () => {
  const options = { siteUrl: 'https://mentor.example', backendUrl: undefined };
  const host = 'https://challenges.cloudflare.com';
  expect(JSON.stringify(contentPolicy(options))).not.toContain(host);
  expect(headerPolicy([])).not.toContain(host);

  const { directives, scriptDirective } = contentPolicy({ ...options, hosts: [host] });
  expect(directives?.find((text) => text.startsWith('frame-src'))).toContain(host);
  expect(scriptDirective?.resources).toEqual(["'self'", host]);
  expect(headerPolicy(["'sha256-a='"], [host])).toContain(`script-src 'self' ${host} 'sha256-a='`);
});
