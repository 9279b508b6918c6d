import type { Settings } from '../../../tools/doctor/finding.ts';
import type { SpoilingProxy } from '../../support/spoiling-proxy.ts';
import { type Case, site, status, stripe, withJson, without } from './use-doctor.ts';

/** The site by way of its proxy; Stripe then knows it there. */
function siteThroughProxy(): Settings {
  stripe.spoil(
    /webhook_endpoints/,
    withJson((list) => (list.data[0].url = `${site.url}/.netlify/functions/stripe-webhook`)),
  );
  return { SITE_URL: site.url };
}
const spoilSite = (path: RegExp, change: Parameters<SpoilingProxy['spoil']>[1]) => () => {
  site.spoil(path, change);
  return siteThroughProxy();
};

export const brokenSite: Case[] = [
  ['a site that is down', 'Site', /answers 503/, spoilSite(/^\/$/, status(503))],
  [
    'a host without our headers',
    'Headers',
    /x-frame-options/,
    spoilSite(/^\/$/, without('x-frame-options')),
  ],
  [
    'pages without a policy',
    'Policy',
    /_headers/,
    spoilSite(/^\/$/, without('content-security-policy')),
  ],
  ['a host without our redirects', 'Redirects', /_redirects/, spoilSite(/made-after/, status(404))],
  [
    'a host that answers everything',
    'Missing pages',
    /200/,
    spoilSite(/no-such-page/, status(200)),
  ],
  ['pages without their date', 'Build', /npm run build/, spoilSite(/build\.json/, status(404))],
  [
    'a scheduler that does not call',
    'Scheduled function',
    /reconcile/,
    () =>
      site.spoil(/retention_runs/, () => Response.json([{ ran_at: '2026-01-01T00:00:00+00:00' }])),
  ],
  [
    'functions that lack a variable',
    'Functions',
    /Their log/,
    spoilSite(/payment-status/, status(500)),
  ],
  [
    'functions that are not there',
    'Functions',
    /netlify\/functions/,
    spoilSite(/payment-status/, status(404)),
  ],
];
