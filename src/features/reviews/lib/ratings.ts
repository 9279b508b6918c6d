export interface StarCounts {
  stars_1: number;
  stars_2: number;
  stars_3: number;
  stars_4: number;
  stars_5: number;
}

/** How many ratings there are. */
export const countRatings = ({ stars_1, stars_2, stars_3, stars_4, stars_5 }: StarCounts): number =>
  stars_1 + stars_2 + stars_3 + stars_4 + stars_5;

/** Their average, rounded to one decimal (docs/product.md 9); 0 when there are none. SQL's twin is review_summary(). */
export function averageRating(stars: StarCounts): number {
  const count = countRatings(stars);
  if (count === 0) return 0;
  const sum =
    stars.stars_1 + 2 * stars.stars_2 + 3 * stars.stars_3 + 4 * stars.stars_4 + 5 * stars.stars_5;
  return Math.round((sum * 10) / count) / 10;
}
