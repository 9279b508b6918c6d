/** Which reviews an admin looks at. */
export const reviewStates = ['all', 'unanswered', 'shown', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];
