import * as z from 'zod/mini';
import { type Finding, ok, unknown, wrong } from './finding.ts';

const settingsSchema = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.object({ email: z.boolean(), google: z.boolean() }),
});

/** What the auth service says of itself at /auth/v1/settings. */
export function accountSettings(answer: unknown): Finding[] {
  const settings = settingsSchema.safeParse(answer);
  if (!settings.success) return [unknown('Accounts', 'the settings cannot be read')];
  const { disable_signup, mailer_autoconfirm, external } = settings.data;
  return [
    disable_signup
      ? wrong(
          'Sign-up',
          'Nobody can open an account. Supabase: Authentication, Sign In / Providers, Allow new users to sign up.',
        )
      : ok('Sign-up', 'is open'),
    external.email
      ? ok('Login by email', 'is on')
      : wrong('Login by email', 'It is off. Supabase: Authentication, Sign In / Providers, Email.'),
    mailer_autoconfirm
      ? wrong(
          'Confirmed addresses',
          'An account counts without a mail, so anyone can take a stranger’s address. Supabase: Authentication, Sign In / Providers, Confirm email.',
        )
      : ok('Confirmed addresses', 'an account counts once its address has answered'),
    ok('Login by Google', external.google ? 'is on' : 'is off, and its button says so'),
  ];
}
