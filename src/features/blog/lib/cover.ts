/** The widths in pixels that the build makes of each cover; none is wider than the picture itself. */
export const coverWidths = [400, 800, 1440] as const;

export type CoverWidth = (typeof coverWidths)[number];

/** A file that the build makes of a cover. The picture behind an address never changes. */
export const builtCover = (version: string, width: CoverWidth, format: 'avif' | 'webp') =>
  `/covers/${version}-${width}.${format}`;

/** The address list of an <img> or <source>, from the narrowest on. */
export const builtCovers = (version: string) =>
  coverWidths.map((width) => `${builtCover(version, width, 'avif')} ${width}w`).join(', ');

/** The width of the file for browsers that know no AVIF. */
export const plainWidth = 800;

/** Where the cover of a post that is newer than the build is served as it was uploaded. */
export const uploadedCover = (id: string, version: string) =>
  `/.netlify/functions/cover?${new URLSearchParams({ id, v: version })}`;
