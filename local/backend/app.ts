import { App, type EmailDriver } from '@supabase/lite';
import { limits } from '#src/shared/lib/limits.ts';
import type { Database } from './database.ts';
import { mailTemplates } from './hosted-auth/mail-templates.ts';
import { reuseIntervalSeconds } from './hosted-auth/sessions.ts';
import type { Keys } from './keys.ts';

export interface AuthMail {
  to: string;
  subject: string;
  html: string;
  text?: string;
}

export interface AppOptions {
  /** The site's public address; links in mails and redirects after sign-in stay on its origin. */
  siteUrl: string;
  google?: { clientId: string; clientSecret: string };
  /** Sends the mails of the auth service. It must not call the backend: the request that mails holds it. */
  mail?: (message: AuthMail) => Promise<void>;
  /** One hour when absent. */
  jwtExpirySeconds?: number;
  /** Whether the old address has to agree to a new one; true when absent. */
  secureEmailChange?: boolean;
  /** Whether a new address must be confirmed by mail before it can sign in; true when absent. */
  confirmEmails?: boolean;
}

/** Supabase's REST and auth services on a database, with both keys set so that no request is ever served without one. */
export function createApp(database: Database, keys: Keys, options: AppOptions) {
  const siteUrl = new URL(options.siteUrl).origin;
  return new App({
    connection: database.connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.anonKey,
      secret_key: keys.serviceKey,
      jwt_expiry: options.jwtExpirySeconds ?? 3600,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: reuseIntervalSeconds,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      minimum_password_length: limits.passwordMinimum,
      email: {
        enable_signup: true,
        enable_confirmations: options.confirmEmails ?? true,
        // @supabase/lite would ask the old address in place of the new one (hosted-auth/secure-email-change.ts).
        double_confirm_changes: false,
        template: mailTemplates,
      },
      ...(options.google && { external: { google: googleProvider(siteUrl, options.google) } }),
    },
    options: {
      server: { disableStudio: true, disableFallback: true, admin: false },
      drivers: { email: emailDriver(options.mail) },
    },
  });
}

function googleProvider(siteUrl: string, google: NonNullable<AppOptions['google']>) {
  return {
    enabled: true,
    client_id: google.clientId,
    secret: google.clientSecret,
    redirect_uri: `${siteUrl}/auth/v1/callback`,
  };
}

function emailDriver(mail: AppOptions['mail']): EmailDriver {
  return {
    send: async ({ to, subject, html = '', text }) => {
      await mail?.({ to, subject, html, ...(text !== undefined && { text }) });
    },
  };
}
