import { describe, expect, test } from 'vitest';
import { sampleProblems } from '../../../local/hosted-build/samples.ts';
import { hostedVariables } from '../../../local/hosted-build/hosted-variables.ts';
import { secretProblems } from '../../../local/hosted-build/secrets.ts';

const serviceKey = `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.signature`;
const inEveryPage = (name: string) =>
  `${name} holds a secret, and what begins with PUBLIC_ is in every page: put the public key there, and replace the secret where it was made.`;

describe('A secret in a variable that is in every page is refused', () => {
  test.each(['sb_secret_abc', serviceKey, 'sk_test_abc', 'rk_live_abc', 'whsec_abc', 're_abc'])(
    'by how it looks: %s',
    (value) => {
      const variables = { PUBLIC_SUPABASE_ANON_KEY: value, PUBLIC_WHATSAPP: 'on' };
      expect(secretProblems(variables)).toEqual([inEveryPage('PUBLIC_SUPABASE_ANON_KEY')]);
    },
  );

  test('by being that of another variable', () => {
    const variables = { TURNSTILE_SECRET_KEY: '0x4AA', PUBLIC_TURNSTILE_SITE_KEY: '0x4AA' };
    expect(secretProblems(variables)).toEqual([inEveryPage('PUBLIC_TURNSTILE_SITE_KEY')]);
  });

  test('and what is public is not', () => {
    const variables = {
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_abc',
      SUPABASE_ANON_KEY: 'sb_publishable_abc',
      PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_abc',
      PUBLIC_TURNSTILE_SITE_KEY: '0x4BB',
      STRIPE_SECRET_KEY: 'sk_live_abc',
    };
    expect(secretProblems({ ...variables, CONTEXT: 'production' })).toEqual([]);
  });
});

describe('A preview', () => {
  const live = (name: string, context: string) =>
    `${name} holds a live key in a build that is not the live site (${context}): set it for the production context only, and a test key or none for the others.`;

  test.each(['deploy-preview', 'branch-deploy', 'staging'])(
    'gets no key that moves money (%s)',
    (CONTEXT) => {
      expect(
        secretProblems({
          CONTEXT,
          STRIPE_SECRET_KEY: 'rk_live_abc',
          RAZORPAY_KEY_ID: 'rzp_live_abc',
        }),
      ).toEqual([live('STRIPE_SECRET_KEY', CONTEXT), live('RAZORPAY_KEY_ID', CONTEXT)]);
      expect(secretProblems({ CONTEXT, STRIPE_SECRET_KEY: 'sk_test_abc' })).toEqual([]);
    },
  );

  test('of a pull request does not build the live site', () => {
    const variables = { BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/abc' };
    expect(secretProblems({ ...variables, CONTEXT: 'deploy-preview' })).toEqual([
      'BUILD_HOOK_URL is set in a deploy preview, whose changes would build the live site: set it for the production context only.',
    ]);
    expect(secretProblems({ ...variables, CONTEXT: 'branch-deploy' })).toEqual([]);
  });

  test('without a backend is built from sample rows, and the live site never is', () => {
    const variables = { DEPLOY_PRIME_URL: 'https://pr-7--main.netlify.app' };
    expect(hostedVariables({ ...variables, CONTEXT: 'deploy-preview' })).toEqual({
      SITE_URL: variables.DEPLOY_PRIME_URL,
    });
    const live = { URL: 'https://main.netlify.app', CONTEXT: 'production' };
    expect(() => hostedVariables(live)).toThrow(
      /^PUBLIC_SUPABASE_URL, SUPABASE_URL and .* not set/,
    );
  });
});

describe('What came with the site', () => {
  test('ends the build of the live site, all of it in one message with the names that allow it', () => {
    const [message = '', ...others] = sampleProblems({ CONTEXT: 'production' });
    expect(others).toEqual([]);
    const [sentence, ...lines] = message.split('\n');
    expect(sentence).toBe(
      'These came with the site and would be shown to visitors as yours: replace each, or allow it by its name in content/confirmed.json.',
    );
    expect(lines).toContain('  groups        The links to the WhatsApp groups (content/site.json)');
    expect(lines).toContain('  email         Your email address (content/site.json)');
    expect(lines.length).toBeGreaterThan(8);
  });

  test.each(['deploy-preview', 'branch-deploy', undefined])(
    'is shown elsewhere (%s)',
    (CONTEXT) => {
      expect(sampleProblems({ CONTEXT })).toEqual([]);
    },
  );

  test('is allowed by its name', () => {
    const [message = ''] = sampleProblems({ CONTEXT: 'production' });
    const names = message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(' ')[0]);
    const allAllowed = () => JSON.stringify(names);
    expect(sampleProblems({ CONTEXT: 'production' }, allAllowed)).toEqual([]);
  });
});
