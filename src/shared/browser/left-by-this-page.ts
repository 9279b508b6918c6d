// Another document has another number.
const thisPage = Math.random();

/** Marks what is kept for the page that opens next. */
export const leftByThisPage = <Kept extends object>(kept: Kept) => ({ ...kept, leftBy: thisPage });

/** Whether it was kept by this page itself, which is being left. */
export const isLeftByThisPage = ({ leftBy }: { leftBy?: number | undefined }): boolean =>
  leftBy === thisPage;
