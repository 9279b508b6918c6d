import { webhookEvents as razorpayEvents } from '../../netlify/lib/payment/razorpay/webhook.ts';
import { webhookEvents as stripeEvents } from '../../netlify/lib/payment/stripe/events.ts';
import { type Finding, type Settings, unknown } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkProject } from './project.ts';
import { checkRazorpay } from './razorpay.ts';
import type { Area } from './report.ts';
import { checkSite } from './site.ts';
import { checkStripe } from './stripe.ts';
import { checkSupabase } from './supabase.ts';
import { checkVariables } from './variables.ts';

interface Check {
  name: string;
  /** Without these there is nothing to ask. */
  needs: string[];
  /** Of a payment provider: it is asked when it takes new orders, or has all its keys for old ones. */
  takesMoney?: string;
  run(settings: Settings): Promise<Finding[]>;
}

const supabaseKeys = ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'];

const checks: Check[] = [
  { name: 'Supabase', needs: supabaseKeys, run: checkSupabase },
  { name: 'Supabase project', needs: ['SUPABASE_URL', 'SITE_URL'], run: checkProject },
  {
    name: 'Stripe',
    needs: ['SITE_URL', 'STRIPE_SECRET_KEY'],
    takesMoney: 'stripe',
    run: (settings) => checkStripe(settings, stripeEvents),
  },
  {
    name: 'Razorpay',
    needs: ['SITE_URL', 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    takesMoney: 'razorpay',
    run: (settings) => checkRazorpay(settings, razorpayEvents),
  },
  { name: 'Mail', needs: ['RESEND_API_KEY', 'MAIL_FROM'], run: checkMail },
  { name: 'Site', needs: ['SITE_URL'], run: checkSite },
];

const isWanted =
  (settings: Settings) =>
  ({ needs, takesMoney }: Check): boolean =>
    takesMoney === undefined ||
    takesMoney === (settings['PAYMENT_PROVIDER'] || 'stripe') ||
    needs.every((name) => settings[name]);

/** Looks at all that a site needs, area by area. It changes nothing anywhere. */
export async function examine(settings: Settings, { isLocal = false } = {}): Promise<Area[]> {
  const asked = checks
    .filter(isWanted(settings))
    .map(async ({ name, needs, run }): Promise<Area> => {
      const missing = needs.filter((variable) => !settings[variable]);
      const findings =
        missing.length > 0
          ? [unknown(name, `cannot be asked without ${missing.join(' and ')}`)]
          : await run(settings);
      return { name, findings };
    });
  return [
    { name: 'Variables', findings: checkVariables(settings, isLocal) },
    ...(await Promise.all(asked)),
  ];
}
