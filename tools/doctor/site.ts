import * as z from 'zod/mini';
import { buildRecordPath } from '#src/shared/lib/build-record.ts';
import { paths } from '#src/shared/paths.ts';
import { ask } from './ask.ts';
import { checkSchedule } from './schedule.ts';
import { type Finding, ok, type Settings, unknown, wrong } from './finding.ts';

const hostHint = 'The host has to read dist/_headers and dist/_redirects, as Netlify does.';

/** What each answer carries (src/build/redirects/deploy-files.ts). */
const headers = [
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

export async function checkSite(settings: Settings): Promise<Finding[]> {
  const site = settings['SITE_URL']?.replace(/\/+$/, '') ?? '';
  const home = await ask(`${site}/`);
  if (home?.status !== 200) {
    return [
      wrong(
        'Site',
        `${site || 'SITE_URL'} answers ${home?.status ?? 'nothing'}. Publish the site there, or correct SITE_URL.`,
      ),
    ];
  }
  const missing = headers.filter((name) => !home.headers.has(name));
  if (site.startsWith('https:') && !home.headers.has('strict-transport-security')) {
    missing.push('strict-transport-security');
  }
  const policy = home.headers.get('content-security-policy') ?? '';
  return [
    ok('Site', 'answers'),
    missing.length > 0
      ? wrong('Headers', `Without ${missing.join(', ')}. ${hostHint}`)
      : ok('Headers', 'all there'),
    /default-src 'none'|script-src/.test(policy) && policy.includes("frame-ancestors 'none'")
      ? ok('Policy', 'lists what a page may load and run')
      : wrong('Policy', `The pages come without their Content-Security-Policy. ${hostHint}`),
    await redirects(site),
    await notFound(site),
    ...(await buildAndSchedule(settings, site)),
    await functions(site),
  ];
}

/** An event that came after the build has no page of its own: a shell serves it. */
async function redirects(site: string): Promise<Finding> {
  const answer = await ask(`${site}${paths.events}/made-after-the-build-00000000`);
  return answer?.status === 200
    ? ok('Redirects', 'what came after the build has a page')
    : wrong(
        'Redirects',
        `A new event answers ${answer?.status ?? 'nothing'} until the next build. ${hostHint}`,
      );
}

async function notFound(site: string): Promise<Finding> {
  const answer = await ask(`${site}/no-such-page`);
  return answer?.status === 404
    ? ok('Missing pages', 'say so')
    : wrong(
        'Missing pages',
        `A wrong address answers ${answer?.status ?? 'nothing'} in place of 404. ${hostHint}`,
      );
}

const recordSchema = z.object({ builtAt: z.iso.datetime() });

async function buildAndSchedule(settings: Settings, site: string): Promise<Finding[]> {
  const record = recordSchema.safeParse((await ask(`${site}${buildRecordPath}`))?.json);
  const build = record.success
    ? ok('Build', `of ${record.data.builtAt.slice(0, 16).replace('T', ' ')} UTC`)
    : wrong(
        'Build',
        'The pages do not say when they were built, so scheduled posts wait. Build and publish them with `npm run build`.',
      );
  return [build, await checkSchedule(settings, record.data?.builtAt)];
}

async function functions(site: string): Promise<Finding> {
  const answer = await ask(`${site}/.netlify/functions/payment-status?order_id=doctor`);
  if (answer?.status === 400) return ok('Functions', 'answer');
  if (answer?.status === 500) {
    return wrong(
      'Functions',
      'They fail: a variable is missing there. Their log names it (Netlify: Logs, Functions).',
    );
  }
  return answer?.status === 404
    ? wrong('Functions', 'They are not there. Publish netlify/functions with the site.')
    : unknown('Functions', `answer ${answer?.status ?? 'nothing'}`);
}
