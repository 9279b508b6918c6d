const wordsPerMinute = 220;

/** Whole minutes that a text takes to read, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute));
