import { describe, expect, test } from 'vitest';
import { swapQuotes } from '#src/shared/lib/swap-quotes.ts';
import { hashSource } from '../../../src/build/pages/content-policy.ts';
import { createFinisher } from '../../../src/build/pages/finish-pages.ts';
import { createPageStyler } from '../../../src/build/pages/page-styles.ts';
import { createSheet } from '../../../src/build/pages/used-styles.ts';
import { parseHtml } from '../../support/site/built-site.ts';

const sheet = createSheet('.card{color:red}.wide{color:blue}p{margin:0}');
const start = 'start()';
const finish = createFinisher(
  createPageStyler(() => sheet),
  start,
);

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

describe('islands', () => {
  const written = (attributes: Record<string, string>) => {
    const all = {
      uid: 'Z1',
      prefix: 'r7',
      'component-url': '/_astro/Menu.5d5IjE8o.js',
      'component-export': 'Menu',
      'renderer-url': '/_astro/client.js',
      props: '{}',
      ssr: '',
      client: 'intent',
      opts: '{"name":"Menu","value":true}',
      'await-children': '',
      ...attributes,
    };
    return `<astro-island ${Object.entries(all)
      .map(([name, value]) => `${name}="${value.replaceAll('"', '&quot;')}"`)
      .join(' ')}></astro-island>`;
  };
  const read = (html: string) =>
    [...documentOf({ body: html }).querySelectorAll('astro-island')].map((island) =>
      Object.fromEntries([...island.attributes].map(({ name, value }) => [name, value])),
    );
  const same = { 'component-url': '/_astro/Menu.5d5IjE8o.js', ssr: '', client: 'intent' };

  test('say once what draws them, and nothing that is as always', () => {
    expect(read(written({}) + written({ prefix: 'r8' }))).toEqual([
      { ...same, prefix: 'r7', 'renderer-url': '/_astro/client.js' },
      { ...same, prefix: 'r8' },
    ]);
  });

  test('keep what their directive was given', () => {
    const [island] = read(written({ opts: '{"name":"Menu","value":"order_id"}' }));
    expect(island).toMatchObject({ value: 'order_id' });
  });

  test('get their props unchanged, with any text in them', () => {
    const given = { words: `"it's" <b> &quot; $&`, list: [1, null, { deep: [true] }], none: null };
    const astros = {
      words: [0, given.words],
      list: [
        1,
        [
          [0, 1],
          [0, null],
          [0, { deep: [1, [[0, true]]] }],
        ],
      ],
      none: [0, null],
      unset: [0],
    };
    const [island] = read(written({ props: JSON.stringify(astros).replaceAll('&', '&amp;') }));
    expect(JSON.parse(swapQuotes(island!['props']!))).toEqual(given);
  });

  test('keep the comments that React reads, and no others', () => {
    const inside = 'By <!-- -->Asha<astro-slot>On <!-- -->Monday</astro-slot><!--astro:end-->';
    const open = written({}).replace('</astro-island>', '');
    const page = documentOf({ body: `A<!-- x -->B${open}${inside}</astro-island>` });
    expect(page.body.firstChild?.textContent).toBe('AB');
    expect(page.querySelector('astro-island')?.innerHTML).toBe(
      'By <!-- -->Asha<astro-slot>On Monday</astro-slot>',
    );
  });

  test.each([
    ['a directive that the element does not have', { client: 'idle' }, 'client:idle'],
    ['a value that is no JSON', { props: '{"on":[3,"2026-01-01"]}' }, 'no JSON'],
    ['an export of another name', { 'component-export': 'Bar' }, 'is not named as its file'],
    ['what Astro has begun to write', { 'data-new': '1' }, 'the attribute data-new'],
  ])('end the build with %s', (_what, attributes, why) => {
    expect(() => finished({ body: written(attributes) })).toThrow(why);
  });

  test('end the build when they are drawn by different renderers', () => {
    const two = written({}) + written({ 'renderer-url': '/_astro/other.js' });
    expect(() => finished({ body: two })).toThrow('2 renderers');
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
