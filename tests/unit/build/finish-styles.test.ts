import { describe, expect, test } from 'vitest';
import { hashSource } from '../../../src/build/pages/content-policy.ts';
import { parseHtml } from '../../support/parse-html.ts';
import { documentOf, finished, islandStyle, policyOf } from './finished-page.ts';

describe('styles', () => {
  test('are those of the classes and elements in the page, in its head', () => {
    const page = documentOf({ body: '<p class="card">Words</p>' });
    expect([...page.querySelectorAll('style')].map(({ outerHTML }) => outerHTML)).toEqual([
      '<style>.card{color:red}p{margin:0}</style>',
    ]);
    expect(page.querySelector('meta[name=sheet]')?.getAttribute('content')).toBe('/all.css');
    expect(page.querySelector('link')).toBeNull();
  });

  test('of what is shown without scripts are among them', () => {
    const { html } = finished({ body: '<noscript><b class="wide">Call us.</b></noscript>' });
    expect(html).toContain('<style>.wide{color:blue}</style>');
    expect(html).toContain('<noscript><b class="wide">Call us.</b></noscript>');
  });

  test('of islands move from the body into the head, and are in the policy', () => {
    const page = documentOf({
      body: `<style>${islandStyle}</style><b>…</b>`,
    });
    expect(page.body.querySelector('style')).toBeNull();
    expect(page.head.querySelector('style')?.textContent).toBe(islandStyle);
    expect(policyOf(page)).toContain(`style-src 'self' ${hashSource(islandStyle)}`);
  });

  const onlyInBrowser =
    '<astro-island client="only" component-url="/A.1.js" component-export="A" renderer-url="/client.js" ' +
    'props="{}" opts="{&quot;value&quot;:&quot;react&quot;}"></astro-island>';

  test('stay in their file where an island exists in the browser only', () => {
    const page = documentOf({ body: onlyInBrowser });
    expect(page.querySelector('link')?.getAttribute('href')).toBe('/all.css');
    expect(page.querySelector('style')).toBeNull();
  });

  test('that the site does not know end the build', () => {
    expect(() => finished({ body: '<style>*{background:url(//x.test)}</style>' })).toThrow(
      'a <style> is in it that the site does not know',
    );
  });
});

describe('words of a person in an attribute', () => {
  const attribute = (words: string) => words.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const described = (words: string) =>
    finished({
      head: `<meta name="description" content="${attribute(words)}">`,
      body: '<script type="module" src="/own.js"></script><main><p class="card">Words</p></main>',
    });

  test.each([
    'Bring one question.<script></script><img src=x onerror=alert(document.domain)>',
    'what <script>alert(1)</script> does',
    '<style>*{background:url(//x.test)}</style>',
    "</head>script-src 'self' style-src 'self' <meta http-equiv=content-security-policy>",
    '<astro-island client="only"><link rel="stylesheet" href="/none.css">',
    '"><script>alert(1)</script> $& $1 &lt;b> ]]> -->',
  ])('stay words: %s', (words) => {
    const { html } = described(words);
    const page = parseHtml(html);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(words);
    expect(html).not.toContain(words);
    const plain = parseHtml(described('Bring one question.').html);
    const shape = (each: Document) =>
      [...each.querySelectorAll('*')].map(({ localName, parentElement, textContent }) =>
        [parentElement?.localName, localName, textContent].join(),
      );
    expect(shape(page)).toEqual(shape(plain));
    expect(policyOf(page)).toBe(policyOf(plain));
  });
});
