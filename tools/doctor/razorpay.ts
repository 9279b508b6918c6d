import { createHmac } from 'node:crypto';
import { isLiveKey } from '../../local/hosted-build/keys.ts';
import { ask } from './ask.ts';
import { type Finding, ok, type Settings, unknown, wrong } from './finding.ts';
import { trySignedEvent } from './signed-event.ts';

const webhookPath = '/.netlify/functions/razorpay-webhook';
const webhooksPage = 'Razorpay: Account & Settings, Webhooks';

export async function checkRazorpay(
  settings: Settings,
  wantedEvents: string[],
): Promise<Finding[]> {
  const base = settings['RAZORPAY_API_BASE'] || 'https://api.razorpay.com';
  const key = Buffer.from(
    `${settings['RAZORPAY_KEY_ID']}:${settings['RAZORPAY_KEY_SECRET']}`,
  ).toString('base64');
  // Of all that these keys may read the least (razorpay.com/docs/api/refunds/fetch-all).
  const answer = await ask(`${base}/v1/refunds?count=1`, {
    headers: { Authorization: `Basic ${key}` },
  });
  if (!answer || answer.status >= 500) {
    return [
      wrong(
        'Razorpay',
        'Razorpay does not answer. Try again in some minutes (status.razorpay.com).',
      ),
    ];
  }
  if (answer.status !== 200) {
    return [
      wrong(
        'Razorpay key',
        'RAZORPAY_KEY_ID with RAZORPAY_KEY_SECRET is refused. Make a new pair (Razorpay: Account & Settings, API keys).',
      ),
    ];
  }
  return [
    ok('Razorpay key', 'is taken'),
    modeOf(settings),
    // Only partners may list them (razorpay.com/docs/api/partners/webhooks).
    unknown(
      'Razorpay webhook',
      `cannot be read with these keys: see that the one for ${settings['SITE_URL']}${webhookPath} is active and sends ${wantedEvents.join(', ')} (${webhooksPage})`,
    ),
    await secretOf(settings),
  ];
}

function modeOf(settings: Settings): Finding {
  const item = 'Razorpay mode';
  if (!isLiveKey(settings['RAZORPAY_KEY_ID'] ?? '')) {
    return ok(item, 'a test; no money moves until RAZORPAY_KEY_ID is that of a live key');
  }
  return settings['SITE_URL']?.startsWith('https://')
    ? ok(item, 'real money')
    : wrong(
        item,
        'RAZORPAY_KEY_ID moves real money on a site without https. Use a test key there.',
      );
}

function secretOf(settings: Settings): Promise<Finding> {
  const body = JSON.stringify({ entity: 'event', event: 'doctor.ping', payload: {} });
  const signature = createHmac('sha256', settings['RAZORPAY_WEBHOOK_SECRET'] ?? '')
    .update(body)
    .digest('hex');
  return trySignedEvent({
    item: 'Razorpay webhook secret',
    address: `${settings['SITE_URL']}${webhookPath}`,
    headers: { 'x-razorpay-signature': signature },
    body,
    refused: `The site refuses what RAZORPAY_WEBHOOK_SECRET signs. Enter the same secret there and here (${webhooksPage}), and publish the site anew.`,
  });
}
