import { isUrl } from './is-url.ts';

/** The folder of the site that holds pictures of other hosts. */
export const takenFolder = '/pictures/';

/** Says in the site which pictures it holds, for rows that are newer than its pages. */
export const takenList = `${takenFolder}list.json`;

/** The widths in pixels that the build makes of each picture; none is wider than the picture itself. */
export const takenWidths = [640, 1280] as const;

/** A file of a picture. What is behind an address never changes: the name comes from the content. */
export const takenFile = (name: string, width: (typeof takenWidths)[number]) =>
  `${takenFolder}${name}-${width}.webp`;

/** The address list of an <img>, from the narrower on. */
export const takenFiles = (name: string) =>
  takenWidths.map((width) => `${takenFile(name, width)} ${width}w`).join(', ');

/** Whether an address is a picture file of the site itself, so that showing it asks nobody else. */
export function isOwnPicture(address: string, origin: string): boolean {
  if (!isUrl(address)) return false;
  const url = new URL(address);
  return url.origin === origin && /\.(?:png|jpe?g|webp|gif|avif)$/i.test(url.pathname);
}
