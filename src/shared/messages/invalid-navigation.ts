import type { Notice } from './notice.ts';

/** Not in the catalogue, because a page that a visitor leaves at once needs only this. */
export const invalidNavigation: Notice = {
  title: 'Error',
  message: 'Invalid navigation. Please select a mentorship option first.',
  tone: 'error',
};
