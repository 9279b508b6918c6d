import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readBuiltSite, type BuiltPage, type BuiltSite } from './built-site.ts';

/** A small built site for one test; a check that never failed has not been tested. */
export function createFakeSite(files: Record<string, string>): BuiltSite & { home: BuiltPage } {
  const folder = mkdtempSync(join(tmpdir(), 'planted-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries({ 'index.html': '', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const site = readBuiltSite(folder);
  const home = site.pages.find(({ address }) => address === '/');
  if (!home) throw new Error('A site has a home page');
  return { ...site, home };
}
