import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { isLiveKey } from '../../local/hosted-build/keys.ts';
import { ask } from './ask.ts';
import { type Finding, ok, type Settings, unknown, wrong } from './finding.ts';
import { trySignedEvent } from './signed-event.ts';

const webhookPath = '/.netlify/functions/stripe-webhook';
const webhooksPage = 'Stripe: Developers, Webhooks';

const accountSchema = z.object({ charges_enabled: z.boolean() });
const endpointsSchema = z.object({
  data: z.array(
    z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) }),
  ),
});

export async function checkStripe(settings: Settings, wantedEvents: string[]): Promise<Finding[]> {
  const base = settings['STRIPE_API_BASE'] || 'https://api.stripe.com';
  const key = settings['STRIPE_SECRET_KEY'] ?? '';
  const read = (path: string) =>
    ask(`${base}${path}`, { headers: { Authorization: `Bearer ${key}` } });

  const account = await read('/v1/account');
  if (!account || account.status >= 500)
    return [
      wrong('Stripe', 'Stripe does not answer. Try again in some minutes (status.stripe.com).'),
    ];
  if (account.status === 401) {
    return [
      wrong(
        'Stripe key',
        'STRIPE_SECRET_KEY is refused. Copy it again (Stripe: Developers, API keys).',
      ),
    ];
  }
  return [
    ok('Stripe key', 'is taken'),
    modeOf(key, settings['SITE_URL'] ?? ''),
    chargesOf(account.json),
    ...(await webhookOf(settings, await read('/v1/webhook_endpoints?limit=100'), wantedEvents)),
    await signingSecretOf(settings),
  ];
}

function modeOf(key: string, siteUrl: string): Finding {
  const item = 'Stripe mode';
  if (isLiveKey(key)) {
    return siteUrl.startsWith('https://')
      ? ok(item, 'real money')
      : wrong(
          item,
          'STRIPE_SECRET_KEY moves real money on a site without https. Use a test key there.',
        );
  }
  return ok(item, 'test cards only; no money moves until STRIPE_SECRET_KEY is a live key');
}

function chargesOf(answer: unknown): Finding {
  const item = 'Stripe account';
  const account = accountSchema.safeParse(answer);
  if (!account.success) return unknown(item, 'the key may not read it');
  return account.data.charges_enabled
    ? ok(item, 'may take payments')
    : wrong(
        item,
        'It may not take payments yet. Answer what Stripe asks at the top of its dashboard.',
      );
}

async function webhookOf(
  settings: Settings,
  answer: Awaited<ReturnType<typeof ask>>,
  wantedEvents: string[],
): Promise<Finding[]> {
  const item = 'Stripe webhook';
  const list = endpointsSchema.safeParse(answer?.json);
  if (!list.success) return [unknown(item, 'the key may not list webhooks')];
  const address = `${settings['SITE_URL']}${webhookPath}`;
  const endpoint = list.data.data.find(({ url }) => url === address);
  if (!endpoint)
    return [
      wrong(
        item,
        `There is none for ${address}: what is paid would be found out late. Add it (${webhooksPage}), with the events ${wantedEvents.join(', ')}.`,
      ),
    ];
  if (endpoint.status !== 'enabled')
    return [wrong(item, `It is switched off. Switch it on (${webhooksPage}).`)];
  const { enabled_events } = endpoint;
  const missing = enabled_events.includes('*')
    ? []
    : wantedEvents.filter((event) => !enabled_events.includes(event));
  return missing.length > 0
    ? [wrong(item, `It does not send ${missing.join(', ')}. Add them (${webhooksPage}).`)]
    : [ok(item, 'sends what the site listens to')];
}

async function signingSecretOf(settings: Settings): Promise<Finding> {
  const item = 'Stripe signing secret';
  const secret = settings['STRIPE_WEBHOOK_SECRET'];
  // Its endpoint has to be made first, for which what is said of that is needed.
  if (!secret) return unknown(item, 'cannot be tried without STRIPE_WEBHOOK_SECRET');
  const seconds = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    id: 'evt_doctor',
    object: 'event',
    type: 'doctor.ping',
    data: { object: {} },
  });
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return trySignedEvent({
    item,
    address: `${settings['SITE_URL']}${webhookPath}`,
    headers: { 'stripe-signature': `t=${seconds},v1=${signature}` },
    body,
    refused: `The site refuses what STRIPE_WEBHOOK_SECRET signs. Copy the secret of this endpoint again (${webhooksPage}), and publish the site anew.`,
  });
}
