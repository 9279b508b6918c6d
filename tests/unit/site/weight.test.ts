import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createFakeSite } from '../../support/site/fake-site.ts';
import { blockingParts, scriptsBeforeIntent, sentBytes, sum } from '../../support/site/weight.ts';

const noise = (bytes: number) => randomBytes(bytes).toString('base64');

describe('blockingParts', () => {
  const namesOf = (files: Record<string, string>) => {
    const site = createFakeSite(files);
    return blockingParts(site.home, site).map(({ what }) => what);
  };

  test('weighs the page to the byte, compressed', () => {
    const site = createFakeSite({ 'index.html': `<p>${noise(9000)}</p>` });
    expect(sum(blockingParts(site.home, site))).toBe(sentBytes(site.home.html));
    expect(sum(blockingParts(site.home, site))).toBeGreaterThan(9000);
  });

  test.each([
    ['a stylesheet', '<link rel="stylesheet" href="/a.css">'],
    ['a classic script', '<script src="/a.js"></script>'],
    [
      'a module that blocks rendering',
      '<script type="module" blocking="render" src="/a.js"></script>',
    ],
    ['a preloaded stylesheet', '<link rel="preload" as="style" href="/a.css">'],
  ])('counts %s', (_what, html) => {
    expect(namesOf({ 'index.html': html, 'a.css': 'a{}', 'a.js': '1' })).toHaveLength(2);
  });

  test('counts what a stylesheet imports, once', () => {
    const files = {
      'index.html': '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">',
      'a.css': '@import "./b.css";',
      'b.css': '@import url(/c.css);',
      'c.css': 'c{}',
    };
    expect(namesOf(files)).toEqual(['index.html', 'a.css', 'b.css', 'c.css']);
  });

  test.each([
    ['a stylesheet for paper', '<link rel="stylesheet" media="print" href="/a.css">'],
    ['a module', '<script type="module" src="/a.js"></script>'],
    ['a deferred script', '<script defer src="/a.js"></script>'],
    ['data in a script tag', '<script type="application/ld+json">{}</script>'],
    ['a picture', '<img src="/a.png" alt="">'],
  ])('leaves out %s', (_what, html) => {
    expect(namesOf({ 'index.html': html, 'a.css': '', 'a.js': '' })).toEqual(['index.html']);
  });

  test('refuses to weigh what is not there', () => {
    expect(() => namesOf({ 'index.html': '<script src="/gone.js"></script>' })).toThrow(/gone\.js/);
  });
});

describe('scriptsBeforeIntent', () => {
  const partsOf = (files: Record<string, string>) => {
    const site = createFakeSite(files);
    return scriptsBeforeIntent(site.home, site);
  };
  const namesOf = (files: Record<string, string>) => partsOf(files).map(({ what }) => what);

  test('weighs inline scripts together', () => {
    const [first, second] = [noise(2000), noise(2000)];
    const html = `<script>"${first}"</script><script type="module">"${second}"</script>`;
    expect(sum(partsOf({ 'index.html': html }))).toBeGreaterThan(4000);
  });

  test('follows what a module imports at once, not what it may import later', () => {
    const files = {
      'index.html': '<script type="module" src="/_astro/a.js"></script>',
      '_astro/a.js': 'import{x}from"./b.js";import("./later.js");x()',
      '_astro/b.js': 'export*from"/_astro/c.js"',
      '_astro/c.js': 'export const x=()=>1',
      '_astro/later.js': noise(9000),
    };
    expect(namesOf(files)).toEqual(['_astro/a.js', '_astro/b.js', '_astro/c.js']);
  });

  test('counts the modules that the inline script brings after the paint', () => {
    const html = '<script data-modules="/a.js /b.js">go()</script>';
    expect(namesOf({ 'index.html': html, 'a.js': '1', 'b.js': '2' })).toEqual([
      'inline scripts',
      'a.js',
      'b.js',
    ]);
  });

  test('follows what an inline module imports', () => {
    const files = { 'index.html': '<script type="module">import "/a.js";</script>', 'a.js': '1' };
    expect(namesOf(files)).toEqual(['inline scripts', 'a.js']);
  });

  test.each(['load', 'idle', 'only', 'media'])('counts an island with client:%s', (directive) => {
    const files = {
      'index.html': `<astro-island client="${directive}" component-url="/Menu.js" renderer-url="/client.js"></astro-island>`,
      'Menu.js': 'import "./react.js"',
      'client.js': 'import "./react.js"',
      'react.js': '1',
    };
    expect(namesOf(files)).toEqual(['Menu.js', 'react.js', 'client.js']);
  });

  test.each(['seen', 'intent', 'session'])('leaves out an island with client:%s', (directive) => {
    const html = `<astro-island client="${directive}" component-url="/Menu.js"></astro-island>`;
    expect(namesOf({ 'index.html': html, 'Menu.js': '1' })).toEqual([]);
  });

  test('counts preloaded modules and leaves out data', () => {
    const html =
      '<link rel="modulepreload" href="/a.js"><script type="application/ld+json">{"a":1}</script>';
    expect(namesOf({ 'index.html': html, 'a.js': '1' })).toEqual(['a.js']);
  });
});
