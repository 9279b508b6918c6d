import { mailFrom } from './mail-from.ts';
import type { Services } from './services.ts';

interface Addresses {
  siteUrl: string;
  backendUrl: string;
  buildHookUrl: string;
}

/** All that the functions see of this machine, as a hosted site's settings would name it. */
export function functionsEnvironment(
  { siteUrl, backendUrl, buildHookUrl }: Addresses,
  { backend, payments, inbox, secrets, whatsapp }: Services,
): Record<string, string> {
  return {
    SITE_URL: siteUrl,
    SUPABASE_URL: backendUrl,
    SUPABASE_ANON_KEY: backend.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: backend.serviceKey,
    PAYMENT_PROVIDER: payments.provider,
    STRIPE_SECRET_KEY: secrets.stripeKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STRIPE_API_BASE: payments.stripe.url,
    RAZORPAY_KEY_ID: secrets.razorpay.keyId,
    RAZORPAY_KEY_SECRET: secrets.razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: secrets.razorpay.webhookSecret,
    RAZORPAY_API_BASE: payments.razorpay.url,
    RESEND_API_KEY: secrets.resendKey,
    RESEND_BASE_URL: inbox.url,
    MAIL_FROM: mailFrom,
    ...(whatsapp && {
      WHATSAPP_TOKEN: whatsapp.token,
      WHATSAPP_PHONE_ID: whatsapp.phoneId,
      WHATSAPP_API_BASE: inbox.url,
    }),
    BUILD_HOOK_URL: buildHookUrl,
    ...turnstileKeys(),
  };
}

/** Nothing here stands in for Cloudflare Turnstile: it is on where someone who starts the site has set its keys. */
const turnstileKeys = () =>
  Object.fromEntries(
    ['TURNSTILE_SECRET_KEY', 'TURNSTILE_API_BASE', 'PUBLIC_TURNSTILE_SITE_KEY'].flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    }),
  );
