import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noMailLimits } from '../../../local/server/mail/resend-limits.ts';
import { createSiteBuilder, stampBuild } from '../../../local/server/site-builder.ts';
import { startStack } from '../../../local/stack.ts';
import { todayInIndia } from '../../../src/shared/lib/dates/india.ts';
import { openDatabaseProxy, type Query } from './database-proxy.ts';
import { forgetAddresses } from '../shared-address.ts';
import { storeMoreRows } from './more-rows.ts';
import { stackInUse, type StackInUse } from './stack-in-use.ts';

// A process of its own: builds the site against a fresh backend with the sample data, serves it all, and tells its
// parent where. It ends with its parent, however that ends, and leaves nothing behind.
await using cleanup = new AsyncDisposableStack();
const ended = once(process, 'disconnect');
// Ctrl-C reaches the whole group; the parent decides when this process ends.
process.on('SIGINT', () => {});

const folder = await mkdtemp(join(tmpdir(), 'site-under-test-'));
cleanup.defer(() => rm(folder, { recursive: true, force: true }));
const sharedDir = join(folder, 'shared');
await mkdir(sharedDir);
const builder = createSiteBuilder(folder);
// What tests change asks for builds, as it should; but rows of one test on the pages of another would be chance.
let built: string | undefined;

const stack = await startStack({
  seed: 'sample',
  quiet: true,
  // All tests log in from one address, and sign up more people than a project may mail in an hour.
  limitsAuth: false,
  mailLimits: noMailLimits,
  paymentProvider: process.argv.includes('razorpay') ? 'razorpay' : 'stripe',
  buildSite: async (backend, signal) => {
    if (built !== undefined && !process.argv.includes('rebuilds')) {
      // For the dashboard, this build has succeeded.
      await stampBuild(built, new Date());
      return built;
    }
    if (built === undefined) {
      await outliveTheDay(backend.query);
      await takeManySessions(backend.query);
    }
    if (process.argv.includes('more-rows')) await storeMoreRows(backend.query);
    built = process.argv.includes('same-pages')
      ? await copyPages()
      : await builder.build(backend, signal);
    return built;
  },
});
cleanup.defer(() => stack.stop());
await forgetAddresses(stack.backend.query);
await takeManyMails(stack.backend.query);
if (built === undefined) throw new Error('The stack did not build the site.');
const door = await openDatabaseProxy(stack.backend.query);
cleanup.defer(() => door.close());

process.send?.({
  url: stack.url,
  anonKey: stack.backend.anonKey,
  serviceKey: stack.backend.serviceKey,
  inboxUrl: stack.inbox.url,
  provider: stack.payments.provider,
  paymentsUrl: stack.payments[stack.payments.provider].url,
  googleUrl: stack.google.url,
  databaseUrl: door.url,
  siteDir: built,
  sharedDir,
} satisfies StackInUse);
await ended;

/** Those of the site that runs: nothing on them depends on who takes the money. */
async function copyPages(): Promise<string> {
  const pages = join(folder, 'pages');
  await cp(stackInUse().siteDir, pages, { recursive: true });
  return pages;
}

/** The sample's event of today is over at midnight in India, and pages built before that are right to ask again. */
async function outliveTheDay(query: Query): Promise<void> {
  await query('update public.events set event_date = event_date + 1 where event_date = $1', [
    todayInIndia(),
  ]);
}

/** All tests book in one calendar. */
async function takeManySessions(query: Query): Promise<void> {
  await query('update public.schedule_settings set sessions_per_day = 20');
}

/** All tests write as strangers on one day. */
async function takeManyMails(query: Query): Promise<void> {
  await query(
    `update private.write_bounds set maximum = 100000
     where kind in ('stranger_mail', 'nudge', 'grievance_to_settle') and per = 'everyone'`,
  );
}
