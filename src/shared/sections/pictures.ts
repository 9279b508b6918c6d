import type { ImageMetadata } from 'astro';

const files = import.meta.glob<{ default: ImageMetadata }>('/content/images/*', { eager: true });

const kinds = ['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg'];

/**
 * A picture of content/images by its name. A photograph that the owner puts beside a drawing of the
 * same name (photo-felicitation.jpg beside photo-felicitation.svg) takes its place.
 */
export function picture(name: string): ImageMetadata {
  const base = name.replace(/\.\w+$/, '');
  for (const kind of kinds) {
    const file = files[`/content/images/${base}.${kind}`];
    if (file) return file.default;
  }
  throw new Error(`content/images has no picture named ${base}`);
}

export const pictureUrl = (name: string): string => picture(name).src;

const drawings = import.meta.glob<string>('/content/images/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The drawing itself as an address. As readable as it can be, because it is compressed with its page. */
export function drawingAddress(name: string): string {
  const text = drawings[`/content/images/${name}.svg`] ?? '';
  // Addresses have no line ends; the drawings have theirs between elements only.
  const line = text.trim().replaceAll('\n', '');
  const encoded = line.replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23');
  return `data:image/svg+xml,${encoded}`;
}
