import { posix } from 'node:path';

export interface Place {
  kind: string;
  /** A topic, `shared`, or undefined for what belongs to neither. */
  room: string | undefined;
}

export const isCode = (path: string) => /\.(?:[cm]?[jt]sx?|astro|mdx)$/.test(path);

/** The place of a file: `src/features/events/content.ts` and `src/features/events/content/x.ts` are of one kind. */
export function placeOf(path: string): Place {
  const [top = '', first = '', second = '', third = ''] = path.split('/');
  if (top === 'netlify') return { kind: `netlify/${first}`, room: undefined };
  if (top !== 'src') return { kind: top, room: undefined };
  if (first === 'features') return { kind: withoutExtension(third), room: second };
  if (first === 'shared') return { kind: withoutExtension(second), room: 'shared' };
  return { kind: first, room: undefined };
}

const withoutExtension = (name: string) => name.replace(/\.ts$/, '');

/** The folder that holds all that may be imported by `./`. */
export function folderOf(path: string): string {
  const depth = path.startsWith('src/features/') ? 4 : path.startsWith('src/shared/') ? 3 : 2;
  return posix.dirname(path).split('/').slice(0, depth).join('/');
}
