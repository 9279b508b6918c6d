import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteBuilder } from '../../../local/server/site-builder.ts';
import { startStack } from '../../../local/stack.ts';
import { storeHostilePosts } from '../blog/stored-posts.ts';
import { openDatabaseDoor } from './database-door.ts';
import type { StackInUse } from './stack-in-use.ts';

// A process of its own: builds the site against a fresh backend with the sample data, serves it all, and tells its
// parent where. It ends with its parent, however that ends, and leaves nothing behind.
await using cleanup = new AsyncDisposableStack();
const ended = once(process, 'disconnect');
// Ctrl-C reaches the whole group; the parent decides when this process ends.
process.on('SIGINT', () => {});

const folder = await mkdtemp(join(tmpdir(), 'site-under-test-'));
cleanup.defer(() => rm(folder, { recursive: true, force: true }));
// Tests look at the files of the first build, whatever is built again while they run.
const siteDir = join(folder, 'first-build');
const builder = createSiteBuilder(folder);

const stack = await startStack({
  seed: 'sample',
  quiet: true,
  buildSite: async (backend, signal) => {
    if (process.argv.includes('hostile-posts')) await storeHostilePosts(backend.query);
    const built = await builder.build(backend, signal);
    if (!existsSync(siteDir)) await cp(built, siteDir, { recursive: true });
    return built;
  },
});
cleanup.defer(() => stack.stop());
const door = await openDatabaseDoor(stack.backend.query);
cleanup.defer(() => door.close());

process.send?.({
  url: stack.url,
  anonKey: stack.backend.anonKey,
  serviceKey: stack.backend.serviceKey,
  inboxUrl: stack.inbox.url,
  stripeUrl: stack.stripe.url,
  googleUrl: stack.google.url,
  databaseUrl: door.url,
  siteDir,
} satisfies StackInUse);
await ended;
