import { describe, expect, test } from 'vitest';
import { hashSource } from '../../../src/build/pages/content-policy.ts';
import { parseHtml } from '../../support/parse-html.ts';
import { astroPage, documentOf, finish, finished, policyOf, start } from './finished-page.ts';

describe('scripts', () => {
  const runtime = '(()=>{customElements.define("astro-island",I)})();';
  const directive = '(()=>{(self.Astro||(self.Astro={})).intent=t;})();';
  const module = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;

  test('are one that is the same in all pages, and names the modules in their order', () => {
    const data = '<script type="application/ld+json">{"@type":"Event"}</script>';
    const { html, inlineScripts } = finished({
      body: `${data}<p>1</p>${module('a')}<p>2</p>${module('b')}${module('a')}`,
    });
    expect(html).toContain(
      '<script data-modules="/_astro/a.js /_astro/b.js">start()</script></head>',
    );
    expect(html).toContain(`<body>${data}<p>1</p><p>2</p></body>`);
    expect(inlineScripts).toEqual([hashSource(start)]);
  });

  test('of Astro itself are left out, in the page and in its policy', () => {
    const page = finished({
      body: `<script>${directive}</script><script>${runtime}</script>${module('a')}`,
      scripts: [directive, runtime],
    });
    const document = parseHtml(page.html);
    expect(document.scripts).toHaveLength(1);
    expect(policyOf(document)).toContain(`script-src 'self' ${hashSource(start)};style-src`);
  });

  test('that are data for the browser keep their place', () => {
    const rules = '{"prefetch":[]}';
    const { html } = finished({
      head: `<script type="speculationrules">${rules}</script>`,
      scripts: [rules],
    });
    expect(html).toContain(`<script type="speculationrules">${rules}</script>`);
  });

  test('that the site does not know end the build', () => {
    expect(() => finished({ body: '<script>steal()</script>' })).toThrow(
      'page.html cannot be published: a <script> is in it that the site does not know: steal()',
    );
  });

  test('that would run before the paint end the build', () => {
    expect(() =>
      finished({ body: '<script type="module">own()</script>', scripts: ['own()'] }),
    ).toThrow('a script of its own is in it: own()');
  });

  test('a page without any has none afterwards', () => {
    expect(documentOf({ body: '<p>Words</p>' }).scripts).toHaveLength(0);
  });
});

describe('the policy', () => {
  test('comes right after the encoding', () => {
    const { head } = documentOf({ body: '<p>Words</p>' });
    expect(head.children[0]?.getAttribute('charset')).toBe('utf-8');
    expect(head.children[1]?.getAttribute('http-equiv')).toBe('content-security-policy');
    expect(head.querySelectorAll('[http-equiv]')).toHaveLength(1);
  });

  test('ends the build when it is missing, doubled or outside the head', () => {
    const html = astroPage({});
    const meta = parseHtml(html).querySelector('meta[http-equiv]')!.outerHTML;
    expect(html).toContain(meta);
    for (const broken of [
      html.replace(meta, ''),
      html.replace(meta, meta + meta),
      html.replace(meta, '').replace('</body>', `${meta}</body>`),
    ]) {
      expect(() => finish('page.html', broken)).toThrow('content policies');
    }
  });
});

describe('facts', () => {
  const head = '<link rel="canonical" href="https://mentor.example/events?a=1&amp;b=2">';

  test('a page is listed under its canonical address', () => {
    expect(finished({ head }).listedAddress).toBe('https://mentor.example/events?a=1&b=2');
  });

  test('what is nobody’s search result is not listed', () => {
    const hidden = `<meta name="robots" content="noindex">${head}`;
    expect(finished({ head: hidden }).listedAddress).toBeUndefined();
  });

  test('the words for sharing come out as they were written', () => {
    const title =
      '<meta property="og:title" content="Resume &amp; &quot;yes&quot; &#39;no&#39; <b>">';
    expect(finished({ head: title })).toMatchObject({
      title: 'Resume & "yes" \'no\' <b>',
      shareImage: undefined,
    });
  });

  test('the opening picture is the first of our files in the main part', () => {
    const body =
      '<img src="/_astro/logo.svg"><main><img src="data:,"><img src="https://x.test/a.png"><img src="/covers/b.webp"></main>';
    expect(finished({ body }).openingPicture).toBe('/covers/b.webp');
  });
});
