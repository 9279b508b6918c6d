import { describe, expect, test } from 'vitest';
import { readBuiltSite } from '../../support/site/built-site.ts';
import { isPublic } from '../../support/site/pages-by-audience.ts';
import {
  blockingParts,
  headerParts,
  scriptsBeforeIntent,
  sum,
  type Part,
} from '../../support/site/weight.ts';

// The numbers of docs/architecture.md, "What a page may weigh". Sizes are exact, in brotli; what comes before the paint
// at the level of a CDN; what only a browser can tell is in tests/browser/site/budgets.spec.ts.
const firstPaintMaximum = 14_600;
const scriptMaximum = 3_000;
const fontFilesMaximum = 2;
const fontBytesMaximum = 60_000;

const site = readBuiltSite();
const addresses = site.pages.filter(({ address }) => isPublic(address));

/** One line per part, so that a page over its budget says what weighs. */
const listed = (parts: Part[]) => parts.map(({ what, bytes }) => `${bytes} ${what}`).join('\n');

describe.each(addresses)('$address', (page) => {
  test('is painted after one round trip', () => {
    const parts = [...blockingParts(page, site), ...headerParts(site)];
    expect(sum(parts), listed(parts)).toBeLessThanOrEqual(firstPaintMaximum);
  });

  test('asks for no module before the paint', () => {
    expect([...page.document.querySelectorAll('script[src], link[rel=modulepreload]')]).toEqual([]);
  });

  test('runs next to no JavaScript before someone touches it', () => {
    const parts = scriptsBeforeIntent(page, site);
    expect(sum(parts), listed(parts)).toBeLessThanOrEqual(scriptMaximum);
  });
});

test('the site has two fonts at most, and small ones', () => {
  const fonts = site.files.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  const bytes = fonts.reduce((total, file) => total + site.read(file).length, 0);
  expect(fonts.length, fonts.join('\n')).toBeLessThanOrEqual(fontFilesMaximum);
  expect(bytes).toBeLessThanOrEqual(fontBytesMaximum);
});

test('no text waits for its font', () => {
  const styles = [
    ...site.pages.map(({ html }) => html),
    ...site.files.filter((file) => file.endsWith('.css')).map((file) => site.read(file).toString()),
  ];
  const faces = styles.flatMap((style) => style.match(/@font-face\s*\{[^}]*\}/g) ?? []);
  // A face that is taken from the visitor's own machine is there at once.
  const loaded = faces.filter((face) => face.includes('url('));
  const waiting = loaded.filter((face) => !/font-display:\s*(?:swap|optional|fallback)/.test(face));
  expect([...new Set(waiting)]).toEqual([]);
});
