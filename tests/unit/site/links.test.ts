import { expect, test } from 'vitest';
import { brokenLinks } from '../../support/site/links.ts';
import { createFakeSite } from '../../support/site/fake-site.ts';

const otherFiles = {
  'events.html': '<h1 id="top-of-list">Events</h1>',
  'a.png': '',
  _redirects: '/contact-us /contact 301\n/blog/* /shell/blog-post 200\n/* /404 404\n',
};

function problems(html: string): string[] {
  const site = createFakeSite({ 'index.html': html, ...otherFiles });
  return brokenLinks(site.home, site);
}

test.each([
  ['a page that is gone', '<a href="/gone">', '/ -> /gone: is not there'],
  ['an anchor that is gone', '<a href="/events#gone">', '/ -> /events#gone: has no #gone'],
  ['an anchor of the page itself', '<a href="#gone">', '/ -> #gone: has no #gone'],
  ['a slash too many', '<a href="/events/">', '/ -> /events/: addresses end without a slash'],
  ['a picture', '<img src="/gone.png">', '/ -> /gone.png: is not there'],
  [
    'a picture for wide screens',
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
    '/ -> /b.png: is not there',
  ],
  ['a script', '<script src="/gone.js"></script>', '/ -> /gone.js: is not there'],
  [
    'a font in a style',
    '<style>@font-face{src:url(/gone.woff2)}</style>',
    '/ -> /gone.woff2: is not there',
  ],
  ['a sprite', '<svg><use href="/gone.svg#x"/></svg>', '/ -> /gone.svg#x: is not there'],
  [
    'a share image',
    '<link rel="canonical" href="https://site.example/"><meta property="og:image" content="https://site.example/gone.png">',
    '/ -> https://site.example/gone.png: is not there',
  ],
])('%s is named', (_what, html, problem) => {
  expect(problems(html)).toContain(problem);
});

test('links that lead somewhere are accepted', () => {
  expect(
    problems(`
      <h1 id="about">Home</h1>
      <a href="#about"></a><a href="/#about"></a><a href="/events#top-of-list"></a><a href="#top"></a>
      <a href="/events?past=1"></a><a href="/contact-us"></a><a href="/blog/new-post"></a>
      <a href="https://elsewhere.example/x"></a><a href="mailto:a@example.com"></a><a href="tel:+91"></a>
      <a href="/auth/v1/verify"></a><img src="/a.png" alt=""><img src="data:image/gif;base64,R0" alt="">`),
  ).toEqual([]);
});
