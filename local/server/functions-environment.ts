import { randomBytes } from 'node:crypto';
import site from '../../content/site.json' with { type: 'json' };
import type { Services } from './services.ts';

export interface LocalSecrets {
  stripeKey: string;
  stripeWebhookSecret: string;
  resendKey: string;
}

/** The sender of every mail. */
export const mailFrom = `${site.name} <${site.email}>`;

/** Keys of the stand-ins, in the shape of the real ones and worth nothing outside this run. */
export function createLocalSecrets(): LocalSecrets {
  const random = () => randomBytes(16).toString('hex');
  return {
    stripeKey: `sk_test_${random()}`,
    stripeWebhookSecret: `whsec_${random()}`,
    resendKey: `re_${random()}`,
  };
}

interface Addresses {
  siteUrl: string;
  backendUrl: string;
  buildHookUrl: string;
}

/** All that the functions see of this machine, as a hosted site's settings would name it. */
export function functionsEnvironment(
  { siteUrl, backendUrl, buildHookUrl }: Addresses,
  { backend, stripe, inbox, secrets }: Services,
): Record<string, string> {
  return {
    SITE_URL: siteUrl,
    SUPABASE_URL: backendUrl,
    SUPABASE_ANON_KEY: backend.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: backend.serviceKey,
    STRIPE_SECRET_KEY: secrets.stripeKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STRIPE_API_BASE: stripe.url,
    RESEND_API_KEY: secrets.resendKey,
    RESEND_BASE_URL: inbox.url,
    MAIL_FROM: mailFrom,
    BUILD_HOOK_URL: buildHookUrl,
  };
}
