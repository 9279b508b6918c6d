import { describe, expect, test } from 'vitest';
import { swapQuotes } from '#src/shared/lib/swap-quotes.ts';
import { documentOf, finished } from './finished-page.ts';

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
