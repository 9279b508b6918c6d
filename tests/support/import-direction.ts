import { posix } from 'node:path';
import { folderOf, isCode, type Place, placeOf } from './file-places.ts';
import {
  islandElement,
  kindsBelow,
  looseFiles,
  openToOtherRooms,
  packageHomes,
  roomKinds,
  rooms,
  sharedKinds,
  sharedWithFunctions,
} from './import-rules.ts';
import { type Import, isBarrel, readImports } from './read-imports.ts';

/** Path from the project's root, with forward slashes, to its text. */
export type SourceFiles = Map<string, string>;

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
