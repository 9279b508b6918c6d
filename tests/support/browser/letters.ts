/** The same text in letters alone, for a name that is found by a part of it: each digit is another letter. */
export const inLetters = (text: string): string =>
  text.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
