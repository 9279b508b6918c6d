// Controls, ends of lines, direction marks and overrides, and signs of lost characters.
const unwanted = /[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffd-\uffff]/gu;

/** A file's name without what nobody sees, or what would show its ending elsewhere. */
export const cleanFileName = (given: string): string => given.replace(unwanted, '').trim();
