import { programTitles } from './carousels.ts';

// docs/product.md 2.2 and 2.7: one, two or three cards, arrows, keys, and both ends.

export const phone = { width: 390, height: 844 };

export const code = '**/_astro/Carousel*.js';

export const last = programTitles.length - 1;

export const cardsFrom = (first: number, count: number) =>
  programTitles.slice(first, first + count);
