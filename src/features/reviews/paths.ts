import { paths } from '#src/shared/paths.ts';

/** The part of the address that says which reviews an admin looks at. */
export const moderationParameter = 'show';

export const unansweredReviewsPath = `${paths.adminReviews}?${moderationParameter}=unanswered`;
