import type { BuiltSite } from './built-site.ts';

const shapes: [what: string, shape: RegExp][] = [
  ['a Stripe key', /\b[rs]k_(?:test|live)_\w{8,}/g],
  ['a Stripe webhook secret', /\bwhsec_\w{8,}/g],
  ['a Resend key', /\bre_[A-Za-z0-9]{6,}_?[A-Za-z0-9]{10,}/g],
  ['a Supabase secret key', /\bsb_secret_\w+/g],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/g],
  ['a link to a source map', /[#@] ?sourceMappingURL=/g],
  [
    'the name of a secret',
    /\b(?:SUPABASE_SERVICE_ROLE_KEY|STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET|RESEND_API_KEY|BUILD_HOOK_URL)\b/g,
  ],
];

const jwt = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/** Keys, tokens and source maps in files that everyone can download. `values` are the secrets of this very run. */
export function secretsIn(site: Pick<BuiltSite, 'files' | 'read'>, values: string[]): string[] {
  return site.files.flatMap((file) => {
    if (file.endsWith('.map')) return [`${file} is a source map`];
    // One character per byte, so that a value is found in any kind of file.
    const content = site.read(file).toString('latin1');
    const isText = /\.(?:html|js|mjs|css|json|xml|txt|ics|webmanifest|svg)$|^_[a-z]+$/.test(file);
    return [
      ...(isText ? shapedSecrets(content) : []),
      ...values.filter((value) => content.includes(value)).map(() => 'a secret of the environment'),
    ].map((what) => `${file} has ${what}`);
  });
}

function shapedSecrets(text: string): string[] {
  const privileged = [...text.matchAll(jwt)]
    .map(([, payload = '']) => Buffer.from(payload, 'base64url').toString())
    .filter((payload) => !payload.includes('"role":"anon"'))
    .map(() => 'a token of more than a visitor');
  const shaped = shapes.flatMap(([what, shape]) => [...text.matchAll(shape)].map(() => what));
  return [...privileged, ...shaped];
}
