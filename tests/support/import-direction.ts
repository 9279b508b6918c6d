import { posix } from 'node:path';
import { isBarrel, readImports, type Import } from './read-imports.ts';

/** Path from the project's root, with forward slashes, to its text. */
export type SourceFiles = Map<string, string>;

/**
 * Each layer and the layers it may import (STYLE.md section 4). A layer may skip over others, with two exceptions:
 * only islands reach stores, and only stores reach data. `type:` allows types alone.
 */
export const layersBelow: Record<string, string[]> = {
  'src/pages': [
    'layouts',
    'sections',
    'islands',
    'ui',
    'build',
    'schemas',
    'messages',
    'lib',
    'config',
  ],
  'src/layouts': ['sections', 'islands', 'ui', 'schemas', 'messages', 'lib', 'config', 'styles'],
  'src/sections': ['islands', 'ui', 'schemas', 'messages', 'lib', 'config'],
  'src/islands': ['stores', 'ui', 'schemas', 'messages', 'lib', 'config'],
  'src/ui': ['lib'],
  'src/stores': ['data', 'schemas', 'messages', 'lib', 'config'],
  'src/data': ['schemas', 'lib', 'config'],
  'src/schemas': ['messages', 'lib', 'config'],
  'src/messages': ['lib', 'config'],
  'src/lib': [],
  'src/config': ['lib'],
  'src/build': ['type:data', 'schemas', 'lib', 'config'],
  'src/styles': [],
  'netlify/functions': ['netlify/lib', 'schemas', 'messages', 'lib', 'config'],
  'netlify/lib': ['schemas', 'messages', 'lib', 'config'],
};

/** Imports what the pages name, which the build has written. */
const islandElement = 'src/lib/hydrate/island-element.ts';

/** Files that stand beside the layers, with rules of their own. */
const looseFiles: Record<string, string[]> = {
  'src/content.config.ts': ['schemas', 'lib', 'config'],
  'src/env.d.ts': [],
};

/** Packages that only some layers may import. */
const packageHomes: { name: RegExp; layers: string[]; typesAnywhere?: true; why: string }[] = [
  {
    name: /^@supabase\//,
    layers: ['src/data', 'src/build', 'netlify/lib'],
    why: 'only data, the build and netlify/lib reach Supabase',
  },
  {
    name: /^(stripe|resend)(\/|$)/,
    layers: ['netlify/lib', 'netlify/functions'],
    why: 'the browser never reaches Stripe or Resend',
  },
  {
    name: /^(react|react-dom|@nanostores\/react)(\/|$)/,
    layers: ['src/islands', 'src/ui'],
    typesAnywhere: true,
    why: 'React lives in islands and ui',
  },
  { name: /^zod(\/v4)?$/, layers: [], why: "write import * as z from 'zod/mini'" },
];

/** What the functions import too must run without Astro and Vite. */
const sharedWithFunctions = ['src/schemas', 'src/messages', 'src/lib', 'src/config'];

const isCode = (path: string) => /\.(?:[cm]?[jt]sx?|astro|mdx)$/.test(path);
const layerOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** Every import that points the wrong way, as `file -> target: why`. */
export function upwardImports(files: SourceFiles): string[] {
  return [...files].flatMap(([file, source]) =>
    readImports(file, source).flatMap((found) => {
      const why = objection(file, found);
      return why ? [`${file} -> ${found.target ?? '(computed)'}: ${why}`] : [];
    }),
  );
}

function objection(file: string, { target, kind }: Import): string | undefined {
  const typeOnly = kind === 'type';
  if (target === undefined) {
    return file === islandElement ? undefined : 'a computed import cannot be checked';
  }
  if (target.startsWith('.') || target.startsWith('#src/') || target.startsWith('/')) {
    return objectionToFile(file, target, typeOnly);
  }
  return objectionToPackage(file, target, typeOnly);
}

function objectionToFile(file: string, target: string, typeOnly: boolean): string | undefined {
  const [specifier = ''] = target.split('?');
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : specifier.startsWith('/')
      ? specifier.slice(1)
      : posix.join(posix.dirname(file), specifier);
  const from = layerOf(file);
  const to = layerOf(path);

  if (file.startsWith('content/')) return isCode(path) ? 'content imports no code' : undefined;
  if (/^(?:local|tools|tests)\//.test(path)) return 'nothing imports local, tools or tests';
  if (path.startsWith('content/')) return objectionToContent(file, path);
  if (posix.extname(path) === '') return 'write the extension';
  if (from === 'netlify/functions' && to === from)
    return 'what functions share belongs in netlify/lib';
  if (to === from) return undefined;
  // Styles, fonts and pictures have no aliases in stylesheets, so they may be written either way.
  if (path.startsWith('src/') && isCode(path) && !specifier.startsWith('#')) {
    return `write #${path}`;
  }
  return allows(file, to, typeOnly) ? undefined : `${from} may not import ${to}`;
}

/** Words and prices pass through the layer that checks them; pictures may be placed where they are shown. */
function objectionToContent(file: string, path: string): string | undefined {
  const isPicture = path.startsWith('content/images/');
  const mayPlace = ['src/pages', 'src/layouts', 'src/sections', 'src/build'];
  if (layerOf(file) === 'src/config' || file === 'src/content.config.ts') return undefined;
  return isPicture && mayPlace.includes(layerOf(file))
    ? undefined
    : 'only src/config reads content';
}

function allows(file: string, to: string, typeOnly: boolean): boolean {
  const allowed = looseFiles[file] ?? layersBelow[layerOf(file)] ?? [];
  return allowed.some((entry) => {
    const name = entry.replace('type:', '');
    const layer = name.includes('/') ? name : `src/${name}`;
    return layer === to && (typeOnly || !entry.startsWith('type:'));
  });
}

function objectionToPackage(file: string, target: string, typeOnly: boolean): string | undefined {
  const layer = layerOf(file);
  if (file.startsWith('content/')) return 'content imports no code';
  if (
    target.startsWith('astro:') &&
    (sharedWithFunctions.includes(layer) || layer.startsWith('netlify/'))
  ) {
    return 'the functions cannot resolve astro:*';
  }
  const home = packageHomes.find(({ name }) => name.test(target));
  if (!home || home.layers.includes(layer)) return undefined;
  return typeOnly && home.typesAnywhere ? undefined : home.why;
}

/** Files that no layer knows, and modules that only pass on what others export. */
export function misplacedFiles(files: SourceFiles): string[] {
  return [...files].flatMap(([file, source]) => {
    if (file.startsWith('content/') || looseFiles[file]) return [];
    if (!(layerOf(file) in layersBelow)) return [`${file}: ${layerOf(file)} is not a layer`];
    const isIndexModule = /\/index\.[cm]?[jt]sx?$/.test(file);
    return isIndexModule || isBarrel(file, source)
      ? [`${file}: import the file itself, not a barrel`]
      : [];
  });
}

/** The layers of the table that hold no file: a renamed folder would otherwise pass unchecked. */
export function missingLayers(files: SourceFiles): string[] {
  const present = new Set([...files.keys()].map(layerOf));
  return Object.keys(layersBelow).filter((layer) => !present.has(layer));
}
