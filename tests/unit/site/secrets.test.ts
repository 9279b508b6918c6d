import { expect, test } from 'vitest';
import { secretsIn } from '../../support/site/secrets.ts';

const token = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const found = (file: string, content: string, values: string[] = []) =>
  secretsIn({ files: [file], read: () => Buffer.from(content) }, values);

// Written in two halves, so that no scanner takes this file for a leak.
test.each([
  ['a Stripe key', 'a.js', 'sk_' + 'test_4eC39HqLyjWDarjtT1zdp7dc'],
  ['a restricted Stripe key', 'a.js', 'rk_' + 'live_4eC39HqLyjWDarjtT1zdp7dc'],
  ['a webhook secret', 'a.js', 'whsec_' + 'ABCDEFGH12345678'],
  ['a Resend key', 'index.html', 're_' + '123AbCdE_4567890abcdefgh'],
  ['a Supabase secret key', 'a.js', 'sb_' + 'secret_abcdef'],
  ['the service token', 'a.js', `const key="${token('service_role')}"`],
  ['the name of a secret', '_headers', 'STRIPE_SECRET_KEY'],
  ['a link to a source map', '_astro/a.js', '1\n//# sourceMappingURL=a.js.map'],
  ['a source map', '_astro/a.js.map', '{}'],
])('%s is found', (_what, file, content) => {
  expect(found(file, content)).toHaveLength(1);
});

test('a secret of this run is found in any kind of file', () => {
  expect(found('share/home.png', 'PNG hush-hush', ['hush-hush'])).toEqual([
    'share/home.png has a secret of the environment',
  ]);
});

test("the visitor's key and ordinary words are no secret", () => {
  const page = `const key="${token('anon')}"; task_test_run(); pre_checked; re_render`;
  expect(found('index.html', page, ['hush-hush'])).toEqual([]);
});
