/** What a browser shows as a picture without running it. */
export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

export type PictureType = (typeof pictureTypes)[number];

/** More is no photograph for a page: unpacked it would take the memory of someone who opens it. The build's own limit. */
export const maximumPixels = 50_000_000;

/**
 * The type of a picture by its first bytes, whatever it is called, or undefined when it is none that browsers show as one
 * without running it. The database's twin is private.is_cover.
 */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const has = (offset: number, text: string) =>
    [...text].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0));
  if (has(0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (has(0, '\xff\xd8\xff')) return 'image/jpeg';
  if (has(0, 'RIFF') && has(8, 'WEBP')) return 'image/webp';
  if (has(0, 'GIF87a') || has(0, 'GIF89a')) return 'image/gif';
  if (has(4, 'ftypavif') || has(4, 'ftypavis')) return 'image/avif';
  return undefined;
}

/** How many pixels a picture says it has, read before anything unpacks it; undefined when it does not say. */
export function pixelsOf(bytes: Uint8Array, type: PictureType): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (type) {
      case 'image/png':
        return view.getUint32(16) * view.getUint32(20);
      case 'image/gif':
        return view.getUint16(6, true) * view.getUint16(8, true);
      case 'image/jpeg':
        return jpegPixels(view);
      case 'image/webp':
        return webpPixels(view);
      case 'image/avif':
        return avifPixels(bytes, view);
    }
  } catch {
    return undefined;
  }
}

/** The measures are in the first frame header; segments before it are skipped by their length. */
function jpegPixels(view: DataView): number {
  let offset = 2;
  for (;;) {
    const marker = view.getUint16(offset);
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return view.getUint16(offset + 5) * view.getUint16(offset + 7);
    offset += 2 + view.getUint16(offset + 2);
  }
}

function webpPixels(view: DataView): number | undefined {
  switch (view.getUint32(12)) {
    // 'VP8 '
    case 0x56503820:
      return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
    // 'VP8L'
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return ((bits & 0x3fff) + 1) * (((bits >> 14) & 0x3fff) + 1);
    }
    // 'VP8X'
    case 0x56503858:
      return (
        ((view.getUint32(24, true) & 0xffffff) + 1) * ((view.getUint32(27, true) & 0xffffff) + 1)
      );
    default:
      return undefined;
  }
}

/** The largest of the boxes that say how far a picture extends. */
function avifPixels(bytes: Uint8Array, view: DataView): number | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 4096));
  const sizes = [...head.matchAll(/ispe/g)].map(
    ({ index }) => view.getUint32(index + 8) * view.getUint32(index + 12),
  );
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}
