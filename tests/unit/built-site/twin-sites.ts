import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildTwins, siteUrl, type TwinSites } from '../../support/hostile/build-rows.ts';
import { type ChromiumParser, openChromiumParser } from '../../support/hostile/chromium-parser.ts';
import { readTwinPages, type TwinPage } from '../../support/hostile/twin-pages.ts';

// Whatever people write, the built site holds it as words. As many strings as HOSTILE_STRINGS says, the same ones for
// the same HOSTILE_SEED, in every place that the database takes them for.
export const strings = Number(process.env['HOSTILE_STRINGS'] || 2000);

export const seed = Number(process.env['HOSTILE_SEED'] || 16);

export let sites: TwinSites;

export let chromium: ChromiumParser;

export let pages: TwinPage[];

export const read = (file: string) => readFileSync(join(sites.hostile, file), 'utf8');

export const ofKind = (kind: TwinPage['kind']) => pages.filter((page) => page.kind === kind);

/** A parser ends lines of HTML and XML in one way, whatever way they were sent in. */
export const asRead = (text: string) => text.replace(/\r\n?/g, '\n');

export const strangers = (found: string[] | undefined, known: string[]) => {
  const all = new Set(known.map(asRead));
  return (found ?? []).filter((text) => !all.has(text));
};

export const pathOf = (address: string) => decodeURIComponent(new URL(address, siteUrl).pathname);

/** The whole text, or its beginning where there is less room. */
export function expectOpening(shown: string, stored: string) {
  const [text, whole] = [asRead(shown), asRead(stored)];
  const isBeginning = /[^]{10}…$/.test(text) && whole.startsWith(text.slice(0, -1));
  expect(text === whole || isBeginning, `${shown} of ${stored}`).toBe(true);
}

/** Builds a site of hostile rows and one of plain rows, and reads the pages of both. */
export function useTwinSites(): void {
  beforeAll(async () => {
    [sites, chromium] = await Promise.all([buildTwins({ strings, seed }), openChromiumParser()]);
    pages = await readTwinPages(sites, chromium);
  }, 3_600_000);
  afterAll(async () => {
    await chromium?.close();
    await sites?.remove();
  });
}
