import { posix } from 'node:path';
import { isBarrel, readImports, type Import } from './read-imports.ts';

/** Path from the project's root, with forward slashes, to its text. */
export type SourceFiles = Map<string, string>;

const words = ['messages', 'paths', 'content', 'lib'];

/**
 * Each kind of file and the kinds below it (docs/architecture.md, "Arrows"). A kind may skip over others, with two
 * exceptions: only islands and admin reach stores, and only stores reach data. `type:` allows types alone.
 *
 * A room holds the kinds from `sections` to `lib`; what several rooms use has the same kinds under src/shared.
 */
export const kindsBelow: Record<string, string[]> = {
  pages: ['layouts', 'sections', 'islands', 'admin', 'ui', 'snapshot', 'schemas', ...words],
  layouts: ['sections', 'islands', 'client-directives', 'browser', 'styles', ...words],
  sections: ['islands', 'admin', 'ui', 'browser', 'schemas', ...words],
  islands: ['stores', 'ui', 'browser', 'schemas', ...words],
  admin: ['islands', 'stores', 'ui', 'browser', 'schemas', ...words],
  ui: ['browser', 'lib'],
  stores: ['data', 'browser', 'schemas', ...words],
  data: ['browser', 'schemas', ...words],
  schemas: words,
  messages: ['paths', 'content', 'lib'],
  content: ['paths', 'lib'],
  paths: ['lib'],
  lib: ['type:schemas'],
  /** What only a browser has: storage, downloads, the address. */
  browser: ['lib'],
  styles: [],
  'client-directives': ['browser', 'lib'],
  /** The rows that the pages of a build show, as the build has stored them. */
  snapshot: ['schemas', 'lib'],
  build: ['type:data', 'snapshot', 'schemas', ...words],
  'netlify/functions': ['netlify/lib', 'type:data', 'schemas', ...words],
  'netlify/lib': ['type:data', 'schemas', ...words],
};

/** What a room may take from another one. */
const openToOtherRooms = ['islands', 'schemas', 'paths', 'messages'];

/** The topics, in the same words everywhere. */
export const rooms = [
  'admin',
  'auth',
  'blog',
  'college',
  'community',
  'courses',
  'events',
  'home',
  'legal',
  'mentorship',
  'payment',
  'profile',
  'reviews',
  'sessions',
  'site',
];

const roomKinds = ['sections', 'islands', 'admin', 'stores', 'data', 'schemas', ...words];
const sharedKinds = ['ui', 'sections', 'stores', 'data', 'browser', 'schemas', 'styles', ...words];

/** Imports what the pages name, which the build has written. */
const islandElement = 'src/client-directives/island-element.ts';

/** Files that stand beside the folders, with rules of their own. */
const looseFiles: Record<string, string[]> = {
  'src/content.config.ts': ['schemas', 'content', 'lib'],
  'src/env.d.ts': [],
};

/** Packages that only some kinds may import. */
const packageHomes: { name: RegExp; kinds: string[]; typesAnywhere?: true; why: string }[] = [
  {
    name: /^@supabase\//,
    kinds: ['data', 'build', 'netlify/lib'],
    why: 'only data, the build and netlify/lib reach Supabase',
  },
  {
    name: /^(stripe|resend)(\/|$)/,
    kinds: ['netlify/lib', 'netlify/functions'],
    why: 'the browser never reaches Stripe or Resend',
  },
  {
    name: /^(react|react-dom|@nanostores\/react)(\/|$)/,
    kinds: ['islands', 'admin', 'ui'],
    typesAnywhere: true,
    why: 'React lives in islands, admin and ui',
  },
  { name: /^zod(\/v4)?$/, kinds: [], why: "write import * as z from 'zod/mini'" },
];

/** What the functions import too must run without Astro and Vite. */
const sharedWithFunctions = ['schemas', ...words];

interface Place {
  kind: string;
  /** A topic, `shared`, or undefined for what belongs to neither. */
  room: string | undefined;
}

const isCode = (path: string) => /\.(?:[cm]?[jt]sx?|astro|mdx)$/.test(path);

/** Where a file stands: `src/features/events/content.ts` and `src/features/events/content/x.ts` are of one kind. */
function placeOf(path: string): Place {
  const [top = '', first = '', second = '', third = ''] = path.split('/');
  if (top === 'netlify') return { kind: `netlify/${first}`, room: undefined };
  if (top !== 'src') return { kind: top, room: undefined };
  if (first === 'features') return { kind: withoutExtension(third), room: second };
  if (first === 'shared') return { kind: withoutExtension(second), room: 'shared' };
  return { kind: first, room: undefined };
}

const withoutExtension = (name: string) => name.replace(/\.ts$/, '');

/** The folder that holds all that may be imported by `./`. */
function folderOf(path: string): string {
  const depth = path.startsWith('src/features/') ? 4 : path.startsWith('src/shared/') ? 3 : 2;
  return posix.dirname(path).split('/').slice(0, depth).join('/');
}

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
  const path = /^[#/]/.test(specifier)
    ? specifier.slice(1)
    : posix.join(posix.dirname(file), specifier);
  const from = placeOf(file);
  const to = placeOf(path);

  if (file.startsWith('content/')) return isCode(path) ? 'content imports no code' : undefined;
  if (/^(?:local|tools|tests)\//.test(path)) return 'nothing imports local, tools or tests';
  if (path.startsWith('content/')) return objectionToContent(file, path);
  if (posix.extname(path) === '') return 'write the extension';
  if (from.kind === 'netlify/functions' && to.kind === from.kind) {
    return 'what functions share belongs in netlify/lib';
  }
  // Styles, fonts and pictures have no aliases in stylesheets, so they may be written either way.
  const isNear = folderOf(file) === folderOf(path);
  if (!isNear && path.startsWith('src/') && isCode(path) && !specifier.startsWith('#')) {
    return `write #${path}`;
  }
  return objectionToPlace(file, from, to, typeOnly);
}

function objectionToPlace(file: string, from: Place, to: Place, typeOnly: boolean) {
  if (!mayReach(file, from, to.kind, typeOnly)) return `${from.kind} may not import ${to.kind}`;
  if (to.room === 'shared' || to.room === undefined || to.room === from.room) return undefined;
  if (from.room === 'shared') return 'shared imports no room';
  if (from.room === undefined || openToOtherRooms.includes(to.kind)) return undefined;
  return `another room's ${to.kind} stays in its room`;
}

function mayReach(file: string, from: Place, kind: string, typeOnly: boolean): boolean {
  if (from.kind === kind) return true;
  const allowed = looseFiles[file] ?? kindsBelow[from.kind] ?? [];
  return allowed.includes(kind) || (typeOnly && allowed.includes(`type:${kind}`));
}

/** Words and prices pass through the file that checks them; pictures may be placed where they are shown. */
function objectionToContent(file: string, path: string): string | undefined {
  const { kind } = placeOf(file);
  if (kind === 'content' || file === 'src/content.config.ts') return undefined;
  const isPicture = path.startsWith('content/images/');
  return isPicture && ['pages', 'layouts', 'sections', 'build'].includes(kind)
    ? undefined
    : "only a room's content reads content/";
}

function objectionToPackage(file: string, target: string, typeOnly: boolean): string | undefined {
  const { kind } = placeOf(file);
  if (file.startsWith('content/')) return 'content imports no code';
  if (
    target.startsWith('astro:') &&
    (sharedWithFunctions.includes(kind) || kind.startsWith('netlify/'))
  ) {
    return 'the functions cannot resolve astro:*';
  }
  const home = packageHomes.find(({ name }) => name.test(target));
  if (!home || home.kinds.includes(kind)) return undefined;
  return typeOnly && home.typesAnywhere ? undefined : home.why;
}

/** Files that have no place in the plan, and modules that only pass on what others export. */
export function misplacedFiles(files: SourceFiles): string[] {
  return [...files].flatMap(([file, source]) => {
    if (file.startsWith('content/') || looseFiles[file]) return [];
    const why = objectionToPlacing(file);
    if (why) return [`${file}: ${why}`];
    const isIndexModule = /\/index\.[cm]?[jt]sx?$/.test(file);
    return isIndexModule || isBarrel(file, source)
      ? [`${file}: import the file itself, not a barrel`]
      : [];
  });
}

function objectionToPlacing(file: string): string | undefined {
  const { kind, room } = placeOf(file);
  if (room === 'shared') return sharedKinds.includes(kind) ? undefined : `shared has no ${kind}`;
  if (room !== undefined) {
    if (!rooms.includes(room)) return `${room} is not a room`;
    return roomKinds.includes(kind) ? undefined : `a room has no ${kind}`;
  }
  const isKnown = kind in kindsBelow && ![...roomKinds, ...sharedKinds].includes(kind);
  return isKnown ? undefined : `${kind} has no place in src or netlify`;
}

/** The rooms that hold no file: a renamed folder would otherwise pass unchecked. */
export function emptyRooms(files: SourceFiles): string[] {
  const present = new Set([...files.keys()].map((file) => placeOf(file).room));
  return rooms.filter((room) => !present.has(room));
}
