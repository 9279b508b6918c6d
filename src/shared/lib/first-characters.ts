/** At most so much of the beginning of a text, in UTF-16 units as `length` counts them. No character is halved. */
export const firstCharacters = (text: string, maximum: number): string =>
  text.slice(0, maximum).replace(/\p{Cs}$/u, '');
