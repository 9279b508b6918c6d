/** At most so much of the beginning of a text, in UTF-16 units as `length` counts them. No character is halved. */
export const firstCharacters = (text: string, maximum: number): string =>
  text.slice(0, maximum).replace(/\p{Cs}$/u, '');

/** A text with at most `maximum` characters: a longer one ends after a word, unless that word began long before. */
export function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const cut = text.slice(0, maximum - 1);
  const lastSpace = cut.search(/\s\S*$/u);
  return `${firstCharacters(cut, lastSpace > maximum / 2 ? lastSpace : maximum - 1).trimEnd()}…`;
}
