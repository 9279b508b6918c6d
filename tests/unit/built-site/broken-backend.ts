import { type Case, nowhere, settings, site, status, withJson } from './use-doctor.ts';

export const brokenBackend: Case[] = [
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
];
