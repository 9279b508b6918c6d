/** The pattern of a text with this word in it, for `likeAllOf`: quoted, because the patterns travel as one array literal. */
export const containing = (word: string): string =>
  `"%${literally(word).replace(/["\\]/g, '\\$&')}%"`;

// A star cannot be escaped in PostgREST's patterns; any one character stands for it.
const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_');
