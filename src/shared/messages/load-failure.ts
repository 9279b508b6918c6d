/** Hidden in every page; shown when the code of a part does not load. */
export const loadFailureMessages = {
  said: 'This part of the page could not be loaded. What you typed is still here.',
  again: 'Try Again',
} as const;
