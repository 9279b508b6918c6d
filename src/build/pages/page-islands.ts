import { swapQuotes } from '#src/shared/lib/swap-quotes.ts';
import { knownDirectives } from './hydration.ts';
import { attributeOf, type Element, type PageTree } from './page-tree.ts';

/** What Astro writes for its own element and ours (client-directives/island-element.ts) does without. */
const leftOut = ['uid', 'component-export', 'renderer-url', 'props', 'opts', 'await-children'];
const taken = ['prefix', 'component-url', 'ssr', 'client'];

/**
 * Writes the islands of a page as client-directives/island-element.ts reads them: what all share once, and nothing that
 * is as it always is. Throws at what that element would not understand.
 */
export function writeIslands({ elements }: PageTree): void {
  const islands = elements.filter(({ tagName }) => tagName === 'astro-island');
  const renderers = new Set(islands.map((island) => attributeOf(island, 'renderer-url') ?? ''));
  if (renderers.size > 1) throw new Error(`its islands have ${renderers.size} renderers`);
  for (const island of islands) writeIsland(island);
  const [renderer = ''] = renderers;
  islands[0]?.attrs.push({ name: 'renderer-url', value: renderer });
}

function writeIsland(island: Element): void {
  const read = (name: string) => attributeOf(island, name) ?? '';
  const component = read('component-export');
  const refuse = (why: string) => new Error(`the island ${component} ${why}`);

  const unknown = island.attrs.filter(({ name }) => ![...leftOut, ...taken].includes(name));
  if (unknown.length > 0) throw refuse(`has the attribute ${unknown[0]!.name}`);
  if (!knownDirectives.has(read('client'))) throw refuse(`hydrates by client:${read('client')}`);
  // The element knows the export by the name of the file.
  if (!read('component-url').includes(`/${component}.`)) throw refuse('is not named as its file');

  const { value } = JSON.parse(read('opts')) as { value: unknown };
  const props = JSON.stringify(readProps(JSON.parse(read('props')) as AstroProps));
  island.attrs = island.attrs.filter(({ name }) => taken.includes(name));
  if (value !== true && read('client') !== 'only') {
    island.attrs.push({ name: 'value', value: String(value) });
  }
  if (props !== '{}') island.attrs.push({ name: 'props', value: swapQuotes(props) });
}

/** How Astro writes a value: with its type, of which 0 is JSON or an object, and 1 a list. */
type Written = [type: number, value?: unknown];
type AstroProps = Record<string, Written>;

const readProps = (props: AstroProps): object =>
  Object.fromEntries(Object.entries(props).map(([name, written]) => [name, readValue(written)]));

function readValue([type, value]: Written): unknown {
  if (type === 1) return (value as Written[]).map(readValue);
  if (type !== 0) throw new Error(`an island gets a value that is no JSON: ${String(value)}`);
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? readProps(value as AstroProps) : value;
}
