/**
 * The address of a post, made from its title: lowercased, punctuation removed, whitespace to hyphens (SPEC section 4).
 * Letters and digits of every script stay. Empty when the title has none.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
