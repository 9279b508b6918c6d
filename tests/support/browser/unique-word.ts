import { randomUUID } from 'node:crypto';

/** A word that nothing else has: a search for it finds the rows of one test alone. */
export const uniqueWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;
