import { expect, test } from 'vitest';
import { readImports } from '../../support/read-imports.ts';
import { readBuiltSite } from '../../support/site/built-site.ts';

// docs/decisions/old-browsers.md says which browsers the public pages must work in, and names what is looked for here.

const site = readBuiltSite();
const forVisitors = site.pages.filter(
  ({ address }) => !/^\/(?:admin|blog-editor|events\/create|shell\/event-editor)/.test(address),
);

/** Names that no code may hold that visitors load: a browser of 2022 has none of them. */
const tooYoung =
  /\.(?:canParse|toSorted|toReversed|toSpliced|toWellFormed|groupBy|withResolvers|fromAsync|isSubsetOf|requestSubmit)\(|AbortSignal\.(?:any|timeout)\(|new Set\([^()]*\)\.(?:union|difference|intersection)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|toArray)\(|\(\?<[=!]/g;

/** Without what zod asks for before it calls it, and what a message of React's names. */
const textOf = (file: string) =>
  site
    .read(file)
    .toString()
    .replace('typeof URL.canParse==`function`?URL.canParse(', '')
    .replace('form.requestSubmit() instead', '');

/** The scripts of the pages for visitors and all that these may ever import. */
function scripts(): Set<string> {
  const found = new Set<string>();
  const follow = (target: string, base: string) => {
    const file = site.fileAt(new URL(target, new URL(base, 'http://site')).pathname);
    if (!file?.endsWith('.js') || found.has(file)) return;
    found.add(file);
    for (const { target: next } of readImports(file, site.read(file).toString())) {
      if (next) follow(next, `/${file}`);
    }
  };
  follow('/later.js', '/');
  for (const { html } of forVisitors) {
    for (const [target] of html.matchAll(/\/_astro\/[\w.-]+\.js/g)) follow(target, '/');
  }
  return found;
}

test('visitors load no script that a browser of 2022 lacks something for', () => {
  const files = [...scripts()];
  expect(files.length).toBeGreaterThan(50);
  const wrong = files.flatMap((file) =>
    (textOf(file).match(tooYoung) ?? []).map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('no script within a page uses what a browser of 2022 lacks', () => {
  const wrong = forVisitors.flatMap(({ address, document }) =>
    [...document.querySelectorAll('script:not([src])')].flatMap(({ textContent }) =>
      (textContent.match(tooYoung) ?? []).map((name) => `${address}: ${name}`),
    ),
  );
  expect(wrong).toEqual([]);
});

// Safari 16.3 drops `@media (width>=40rem)` as a whole: a tablet had the layout of a phone.
test('no media query is a range that only a newer browser can read', () => {
  const sheets = site.files.filter((file) => file.endsWith('.css'));
  const texts = [
    ...forVisitors.map(({ address, html }) => [address, html] as const),
    ...sheets.map((file) => [file, site.read(file).toString()] as const),
  ];
  const wrong = texts.flatMap(([where, text]) =>
    (text.match(/@media[^{;]*\((?:width|height) ?[<>][^{]*/g) ?? []).map(
      (query) => `${where} ${query}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('a popover is hidden where the browser knows none', () => {
  const bare = forVisitors.filter(
    ({ html }) =>
      / popover[ >=]/.test(html) &&
      !/\[popover\]:not\(:where\(:popover-open\)\)\{display:none\}/.test(html) &&
      !html.includes('rel="stylesheet"'),
  );
  expect(bare.map(({ address }) => address)).toEqual([]);
});

// `border: 1px solid var(--x)` is no border at all where the browser cannot read what is in --x.
test('no variable holds what only a newer browser can read', () => {
  const wrong = forVisitors.flatMap(({ address, html }) =>
    (html.match(/--[\w-]+:[^;{}]*(?:color-mix|light-dark|oklch|\d[dsl]v[hw])[^;{}]*/g) ?? []).map(
      (text) => `${address} ${text}`,
    ),
  );
  expect(wrong).toEqual([]);
});
