/** Marks what is kept for the page that opens next: no two documents of a tab begin at the same moment. */
export const leftByThisPage = <Kept extends object>(kept: Kept) => ({
  ...kept,
  leftBy: performance.timeOrigin,
});
