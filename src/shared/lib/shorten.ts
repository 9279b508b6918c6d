/** At most so much of the beginning of a text, in UTF-16 units as `length` counts them. No character is halved. */
export const firstCharacters = (text: string, maximum: number): string =>
  text.slice(0, maximum).replace(/\p{Cs}$/u, '');

/** A text cut at a word so that it has at most `maximum` characters. */
export function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const cut = text.slice(0, maximum - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${firstCharacters(cut, lastSpace > maximum / 2 ? lastSpace : maximum - 1).trimEnd()}…`;
}

/** The beginning of a text, cut between words where it is longer than `maximum` characters. */
export function beginningOf(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const cut = text.slice(0, maximum);
  return `${firstCharacters(cut, Math.max(cut.lastIndexOf(' '), maximum / 2)).trimEnd()}…`;
}

/** The beginning of a review where there is little room, cut between words if it has any; no character is halved. */
export function beginningOfReview(content: string, maximum: number): string {
  const characters = [...content];
  if (characters.length <= maximum) return content;
  const cut = characters.slice(0, maximum).join('');
  const lastWord = /\s\S*$/u.exec(cut)?.index ?? 0;
  return `${(lastWord > cut.length / 2 ? cut.slice(0, lastWord) : cut).trimEnd()}…`;
}
