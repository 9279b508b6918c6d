import { describe, expect, test } from 'vitest';
import { hashSource } from '../../src/build/content-policy.ts';
import { createFinisher } from '../../src/build/finish-pages.ts';
import { createPageStyler } from '../../src/build/page-styles.ts';
import { createSheet } from '../../src/build/used-styles.ts';
import { parseHtml } from '../support/site/built-site.ts';

const sheet = createSheet('.card{color:red}.wide{color:blue}p{margin:0}');
const finish = createFinisher(createPageStyler(() => sheet));

interface Parts {
  head?: string;
  body?: string;
  /** The code that Astro lists in its policy, beside others. */
  scripts?: string[];
  styles?: string[];
}

const islandStyle = 'astro-island{display:contents}';

function astroPage({ head = '', body = '', scripts = [], styles = [islandStyle] }: Parts): string {
  const sources = (texts: string[]) => [...texts, 'of another page'].map(hashSource).join(' ');
  const policy = `default-src 'none';object-src 'none'; script-src 'self' ${sources(scripts)}; style-src 'self' ${sources(styles)};`;
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>T</title>${head}` +
    `<meta http-equiv="content-security-policy" content="${policy}">` +
    `<link rel="stylesheet" href="/all.css"></head><body>${body}</body></html>`
  );
}

const finished = (parts: Parts) => finish('page.html', astroPage(parts));
const documentOf = (parts: Parts) => parseHtml(finished(parts).html);
const policyOf = (page: Document) =>
  page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';

describe('scripts', () => {
  const [one, two] = ['one() // first', 'two("$&")'];

  test('run in their order where the first was, and only inline code is moved', () => {
    const data = '<script type="application/ld+json">{"@type":"Event"}</script>';
    const file = '<script type="module" src="/a.js"></script>';
    const { html } = finished({
      body: `${data}<p>1</p><script>${one}</script>${file}<p>2</p><script>${two}</script>`,
      scripts: [one, two],
    });
    expect(html).toContain(`${data}<p>1</p><script>${one}\n;${two}</script>${file}<p>2</p></body>`);
  });

  test('that the page has are in its policy, once each, and no others', () => {
    const page = finished({ body: `<script>${one}</script>`, scripts: [one, two] });
    expect(policyOf(parseHtml(page.html))).toContain(
      `script-src 'self' ${hashSource(one)};style-src`,
    );
    expect(page.inlineScripts).toEqual([hashSource(one)]);
  });

  test('that the site does not know end the build', () => {
    expect(() => finished({ body: '<script>steal()</script>', scripts: [one] })).toThrow(
      'page.html cannot be published: a <script> is in it that the site does not know: steal()',
    );
  });

  test('a page without any has none afterwards', () => {
    expect(documentOf({ body: '<p>Words</p>' }).scripts).toHaveLength(0);
  });
});

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
      body: `<style>${islandStyle}</style><astro-island>…</astro-island>`,
    });
    expect(page.body.querySelector('style')).toBeNull();
    expect(page.head.querySelector('style')?.textContent).toBe(islandStyle);
    expect(policyOf(page)).toContain(`style-src 'self' ${hashSource(islandStyle)}`);
  });

  test('stay in their file where an island exists in the browser only', () => {
    const page = documentOf({ body: '<astro-island client="only"></astro-island>' });
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
      body: '<script>own()</script><main><p class="card">Words</p></main>',
      scripts: ['own()'],
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
