/**
 * The patterns of a text that holds each of these words somewhere, for `likeAllOf` on a column in small letters: quoted,
 * because they travel as one array literal.
 */
export const containing = (words: string): string[] =>
  words.toLowerCase().split(/\s+/).filter(Boolean).map(pattern);

const pattern = (word: string) => `"%${literally(word).replace(/["\\]/g, '\\$&')}%"`;

// A star cannot be escaped in PostgREST's patterns; any one character stands for it.
const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_');
