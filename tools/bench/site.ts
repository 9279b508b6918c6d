import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import type { Backend } from '../../local/backend/backend.ts';
import { createSiteBuilder } from '../../local/server/site-builder.ts';
import { startStack, type Stack } from '../../local/stack.ts';
import { chromiumFlags } from '../chromium-flags.ts';
import { findChromium } from '../chromium.ts';

/** A site of its own on the sample data and what `fill` adds to it, until `cleanup` is disposed of. */
export async function startSite(
  cleanup: AsyncDisposableStack,
  fill?: (query: Backend['query']) => Promise<unknown>,
): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const builder = createSiteBuilder(folder);
  const stack = await startStack({
    seed: 'sample',
    quiet: true,
    buildSite: async (backend, signal) => {
      await fill?.(backend.query);
      return builder.build(backend, signal);
    },
  });
  cleanup.defer(() => stack.stop());
  return stack;
}

export async function openBrowser(cleanup: AsyncDisposableStack): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  cleanup.defer(() => browser.close());
  return browser;
}
