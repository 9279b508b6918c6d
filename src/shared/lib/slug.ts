/** File systems take 255 bytes for a name, and a letter of Devanagari has three. */
const maximumBytes = 240;

/**
 * The address of a post, made from its title: lowercased, punctuation removed, whitespace to hyphens
 * (docs/product.md 4). Letters and digits of every script stay, as many whole words of them as can name a file. Empty
 * when the title has none.
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    // Marks that a removed sign stood between have an order of their own.
    .normalize('NFC');
  return fitting(slug);
}

function fitting(slug: string): string {
  const end = endOfBytes(slug, maximumBytes);
  if (end === slug.length) return slug;
  const cut = slug.slice(0, end);
  return slug[end] === '-' ? cut : cut.replace(/-[^-]*$/, '');
}

/** Where so many bytes of a text end, between characters. */
function endOfBytes(text: string, bytes: number): number {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes));
  return read;
}
