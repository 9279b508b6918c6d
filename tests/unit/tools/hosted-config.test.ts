import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { limits } from '#src/shared/lib/limits.ts';
import { mailTemplates } from '../../../local/backend/hosted-auth/mail-templates.ts';
import {
  mailsPerHour,
  requestsPerFiveMinutes,
} from '../../../local/backend/hosted-auth/rate-limits.ts';
import { reuseIntervalSeconds } from '../../../local/backend/hosted-auth/sessions.ts';

// supabase/config.toml is what a hosted project gets; the embedded one has its values in code.
const { api, auth, db } = parse(readFileSync('supabase/config.toml', 'utf8')) as unknown as {
  api: unknown;
  auth: Record<string, unknown> & {
    email: { template: Record<string, Record<string, string> | undefined> };
  };
  db: Record<string, unknown>;
};

test('a hosted project has the limits and the rules that are tested here', () => {
  expect(api).toEqual({ schemas: ['public'], max_rows: 1000 });
  expect(auth).toMatchObject({
    jwt_expiry: 3600,
    minimum_password_length: limits.passwordMinimum,
    enable_refresh_token_rotation: true,
    refresh_token_reuse_interval: reuseIntervalSeconds,
    rate_limit: {
      email_sent: mailsPerHour,
      token_refresh: requestsPerFiveMinutes['POST /auth/v1/token'],
      token_verifications: requestsPerFiveMinutes['POST /auth/v1/verify'],
      sign_in_sign_ups: requestsPerFiveMinutes['POST /auth/v1/signup'],
    },
    email: { enabled: true, enable_confirmations: true, double_confirm_changes: true },
  });
});

test('a hosted project sends the same mails', () => {
  const { template } = auth.email;
  expect(Object.keys(template).sort()).toEqual(Object.keys(mailTemplates).sort());
  for (const [name, { subject, content_path }] of Object.entries(mailTemplates)) {
    expect(template[name]?.['subject']).toBe(subject);
    expect(template[name]?.['content_path']).toBe(`./supabase/templates/${basename(content_path)}`);
    expect(existsSync(join('.', template[name]?.['content_path'] ?? ''))).toBe(true);
  }
});

test('pushed to a hosted project it names no address of this machine and brings no sample accounts', () => {
  expect([auth['site_url'], auth['additional_redirect_urls']]).toEqual(['env(SITE_URL)', []]);
  expect(db['seed']).toEqual({ enabled: false });
  // What is absent is left as its owner has set it.
  expect(auth['external']).toBeUndefined();
});

test('wherever people are told to apply the migrations, the hosted project is meant', () => {
  // Since its version 3 the CLI takes the database of this machine where it is not told otherwise: `supabase db push --help`.
  const told = globSync('{README.md,docs/**/*.md,tools/**/*.ts}').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/supabase\s+db\s+push(?!\s+--help)(?:\s+--\S+)?/g),
  ]);
  expect(told.length).toBeGreaterThan(4);
  for (const [command] of told) expect(command).toMatch(/ --remote/);
});
