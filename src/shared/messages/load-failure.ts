/** Stands hidden in every page, for when the code of a part of it does not come. */
export const loadFailureMessages = {
  said: 'This part of the page could not be loaded. What you typed is still here.',
  again: 'Try Again',
} as const;
